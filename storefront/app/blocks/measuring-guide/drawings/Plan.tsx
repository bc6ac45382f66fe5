import type { ReactNode } from 'react';

import styles from './plan.module.css';

interface PlanProps {
  /** What the drawing shows, in words. */
  label: string;
  children: ReactNode;
}

/** A line drawing on a sheet of 600 by 470. */
export function Plan({ label, children }: PlanProps) {
  return (
    <span className={styles.sheet}>
      <svg className={styles.plan} viewBox="0 0 600 470" role="img" aria-label={label}>
        {children}
      </svg>
    </span>
  );
}

/** A window seen from the room; the numbers are those of its opening. */
export function Opening({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  return (
    <>
      <path className={styles.trim} d={`M${x - 30} ${y - 30}h${w + 60}v${h + 30}h${-w - 60}z`} />
      <path className={styles.opening} d={`M${x} ${y}h${w}v${h}h${-w}z`} />
      <path className={styles.bars} d={`M${x + w / 2} ${y}v${h}M${x} ${y + h * 0.52}h${w}`} />
      <path className={styles.trim} d={`M${x - 40} ${y + h}h${w + 80}v14h${-w - 80}z`} />
    </>
  );
}

/** Cut walls, hatched by hand: a pattern would need an id that is unique in the page. */
export function Wall({ x, y, w, h }: { x: number; y: number; w: number; h: number }) {
  const lines = Array.from({ length: Math.ceil((w + h) / 17) }, (_, index) => {
    const at = index * 17;
    const [fromX, fromY] = [Math.min(at, w), Math.max(0, at - w)];
    const [toX, toY] = [Math.max(0, at - h), Math.min(at, h)];
    return `M${x + fromX} ${y + fromY}L${x + toX} ${y + toY}`;
  });
  return (
    <>
      <path className={styles.hatch} d={lines.join('')} />
      <path className={styles.wall} d={`M${x} ${y}h${w}v${h}h${-w}z`} />
    </>
  );
}
