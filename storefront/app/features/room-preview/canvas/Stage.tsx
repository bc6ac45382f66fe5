import { pickerLabel } from '../room-preview-words';
import { BlindFrame } from './BlindFrame';
import type { Drawing } from './draw-preview';
import { PreviewCanvas } from './PreviewCanvas';
import type { Preview } from '../use-preview';
import styles from './stage.module.css';
import { useBlindGestures } from './use-blind-gestures';

interface StageProps {
  preview: Preview;
  drawing: Drawing;
  label: string;
}

/** The drawing, and the blind's outline over it while a blind is shown. */
export function Stage({ preview, drawing, label }: StageProps) {
  const { settings, bare, announce, change, endGesture } = preview;
  const movable = settings.style !== null && !bare;
  function end() {
    if (endGesture()) announce();
  }
  const gestures = useBlindGestures({
    box: settings,
    enabled: movable,
    onChange: change,
    onEnd: end,
  });

  return (
    <div className={styles.stage} data-movable={movable || undefined} {...gestures}>
      {drawing.room ? null : (
        <p className={`pic--none ${styles.empty}`} aria-hidden="true">
          <span>{pickerLabel}</span>
        </p>
      )}
      <PreviewCanvas drawing={drawing} label={label} />
      {movable && <BlindFrame box={settings} onChange={change} onEnd={end} />}
    </div>
  );
}
