import { Measure } from './Measure';
import { Opening, Plan, Wall } from './Plan';
import styles from './plan.module.css';

const opening = { x: 130, y: 70, w: 340, h: 310 } as const;

export function WidthsDrawing() {
  return (
    <Plan label="Three widths, measured across the opening at the top, the middle and the bottom">
      <Opening {...opening} />
      <Measure at={[130, 110]} length={340} label="Top" />
      <Measure at={[130, 200]} length={340} label="Middle" />
      <Measure at={[130, 340]} length={340} label="Bottom" />
    </Plan>
  );
}

export function HeightsDrawing() {
  return (
    <Plan label="Three heights, measured from the top of the opening to the sill at the left, the centre and the right">
      <Opening {...opening} />
      <Measure at={[180, 70]} length={310} vertical label="Left" />
      <Measure at={[300, 70]} length={310} vertical label="Centre" />
      <Measure at={[420, 70]} length={310} vertical label="Right" />
    </Plan>
  );
}

export function DiagonalsDrawing() {
  return (
    <Plan label="Two diagonals, measured from corner to corner of the opening">
      <Opening {...opening} />
      <path className={styles.measure} d="M130 70L470 380M470 70L130 380" />
      <g className={styles.name} textAnchor="middle">
        <text x="212" y="166">
          One
        </text>
        <text x="388" y="166">
          Other
        </text>
      </g>
    </Plan>
  );
}

export function DepthDrawing() {
  return (
    <Plan label="Depth, measured from the glass to the front edge of the frame, seen from the side">
      <Wall x={170} y={40} w={300} h={70} />
      <Wall x={170} y={360} w={300} h={70} />
      <path className={styles.line} d="M236 110v250M246 110v250" />
      <text className={styles.note} x="222" y="240" textAnchor="end">
        Glass
      </text>
      <path className={styles.part} d="M330 110h84v46h-84z" />
      <circle className={styles.part} cx="372" cy="133" r="14" />
      <path className={styles.edge} d="M386 136v176" />
      <text className={styles.note} x="404" y="240">
        Cloth
      </text>
      <Measure at={[246, 336]} length={224} label="Depth" />
    </Plan>
  );
}
