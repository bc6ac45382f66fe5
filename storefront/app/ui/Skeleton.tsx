import type { CSSProperties, ReactNode } from 'react';

import { ratioClass, type PictureRatio } from './picture-sources';
import styles from './skeleton.module.css';

interface SkeletonProps {
  /** What is on its way, for people who cannot see the placeholders: "Collections are loading". */
  label: string;
  className?: string;
  children: ReactNode;
}

/** The region that stands in for content on its way; its pieces are drawings only. */
export function Skeleton({ label, className, children }: SkeletonProps) {
  return (
    <div aria-busy="true">
      <p className="vh" role="status">
        {label}
      </p>
      <div className={className} aria-hidden="true">
        {children}
      </div>
      <noscript>
        <p className={styles.hint}>
          This part needs a moment. Without JavaScript, load the page again to see it.
        </p>
      </noscript>
    </div>
  );
}

/** Slat-striped ground with one lighter shade lowering over it. */
export function SkeletonPicture({
  ratio,
  className,
}: {
  ratio?: PictureRatio;
  className?: string;
}) {
  const classes = ['pic', styles.picture, ratioClass(ratio), className];
  return <span className={classes.filter(Boolean).join(' ')} />;
}

/** One line of text; `width` as a share of the box, `height` in the unit of the text it stands for. */
export function SkeletonLine({ width = '100%', height }: { width?: string; height?: string }) {
  return <span className={styles.line} style={{ width, height } satisfies CSSProperties} />;
}
