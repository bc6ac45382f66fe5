import { useLayoutEffect, useRef } from 'react';

import { canvasSize } from '#app/domain/room-preview/preview-settings';

import { drawPreview, type Drawing } from './draw-preview';
import styles from './preview-canvas.module.css';

interface PreviewCanvasProps {
  drawing: Drawing;
  /** What there is to see, for those who cannot. */
  label: string;
}

/** The drawing itself. It is drawn in the very frame that shows the changed sliders. */
export function PreviewCanvas({ drawing, label }: PreviewCanvasProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const { room, blind, settings } = drawing;

  useLayoutEffect(() => {
    const context = canvas.current?.getContext('2d');
    if (context) drawPreview(context, { room, blind, settings });
  }, [room, blind, settings]);

  return (
    <canvas ref={canvas} className={styles.canvas} {...canvasSize} role="img" aria-label={label} />
  );
}
