import { Button } from '@mantine/core';

import type { BrandAsset } from '#app/domain/brand-assets';
import { downloadPath } from '#app/lib/paths';

import styles from './asset-card.module.css';

interface AssetCardProps {
  asset: BrandAsset;
  /** The ground it is shown on, the same in both themes. */
  ground: 'clear' | 'paper' | 'ink';
  alt: string;
}

/** An asset as it is, on a ground it is made for, and how to take it. */
export function AssetCard({ asset, ground, alt }: AssetCardProps) {
  const { file, title, note, width, height } = asset;
  const src = downloadPath(file);
  const shape = width > height ? 'wide' : width > 16 ? 'square' : 'tiny';
  return (
    <article>
      <div className={styles.stage} data-ground={ground} data-shape={shape}>
        <img src={src} alt={alt} width={width} height={height} loading="lazy" />
        {shape === 'tiny' ? (
          <img className={styles.trueSize} src={src} alt="" width={width} height={height} />
        ) : null}
      </div>
      <div className={styles.text}>
        <div>
          <h3 className="h4">{title}</h3>
          <p className="muted small">{note}</p>
        </div>
        <Button
          component="a"
          href={src}
          download
          variant="default"
          size="sm"
          aria-label={`Download ${title}`}
        >
          Download
        </Button>
      </div>
    </article>
  );
}
