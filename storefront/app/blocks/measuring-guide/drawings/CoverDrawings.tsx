import { Measure } from './Measure';
import { Opening, Plan } from './Plan';
import styles from './plan.module.css';

export function AreaDrawing() {
  return (
    <Plan label="The area to cover, wider and higher than the frame, down to the sill or below it">
      <Opening x={170} y={100} w={220} h={220} />
      <path className={styles.area} d="M100 50h360v320H100z" />
      <Measure at={[100, 420]} length={360} label="Width" />
      <Measure at={[530, 50]} length={320} vertical label="Height" />
    </Plan>
  );
}

export function OverlapDrawing() {
  return (
    <Plan label="The overlap: how far the blind reaches past the frame at each side, above and below">
      <Opening x={200} y={130} w={200} h={190} />
      <path className={styles.area} d="M90 50h420v350H90z" />
      <path
        className={styles.measure}
        d="M90 225h80M90 218v14M170 218v14M430 225h80M430 218v14M510 218v14M300 50v50M293 50h14M293 100h14M300 334v66M293 334h14M293 400h14"
      />
      <g className={styles.name}>
        <text x="130" y="206" textAnchor="middle">
          Side
        </text>
        <text x="470" y="206" textAnchor="middle">
          Side
        </text>
        <text x="316" y="84">
          Above
        </text>
        <text x="316" y="374">
          Below
        </text>
      </g>
    </Plan>
  );
}

export function ClothDrawing() {
  return (
    <Plan label="A roller blind: the ordered width goes from bracket tip to bracket tip, the cloth between them is narrower">
      <path className={styles.part} d="M96 90h18v64H96zM486 90h18v64h-18z" />
      <path className={styles.part} d="M114 104h372v36H114z" />
      <path className={styles.cloth} d="M140 122h320v210H140z" />
      <path className={styles.cloth} d="M140 320h320" />
      <Measure at={[96, 56]} length={408} label="Ordered width" />
      <Measure at={[140, 390]} length={320} label="Cloth" />
    </Plan>
  );
}
