import { Button } from '@mantine/core';
import { useRef } from 'react';

import type { Swatch } from './collections';
import { maxSamples } from './selection';
import { Slots } from './Slots';
import styles from './selection-bar.module.css';
import { useStickyFoot } from './use-sticky-foot';

interface SelectionBarProps {
  swatches: Swatch[];
  onRemove: (id: string) => void;
  onClear: () => void;
  onRequest: () => void;
}

/**
 * What is chosen, at the foot of the page while anything is (spec §2.10). The live region stands there from
 * the start, because one that arrives with its words is not read out.
 */
export function SelectionBar({ swatches, onRemove, onClear, onRequest }: SelectionBarProps) {
  const bar = useRef<HTMLDivElement>(null);
  const chosen = swatches.length;
  useStickyFoot(bar, chosen > 0);

  const region = chosen > 0 ? { role: 'region', 'aria-label': 'Your samples' } : {};
  return (
    <div ref={bar} className={chosen > 0 ? styles.bar : 'vh'} {...region}>
      <div className={chosen > 0 ? `wrap ${styles.row}` : undefined}>
        <p className="h4" role="status">
          {chosen > 0 ? `${chosen} of ${maxSamples} chosen` : null}
        </p>
        {chosen > 0 ? (
          <>
            <Slots swatches={swatches} onRemove={onRemove} />
            <div className={styles.actions}>
              <button type="button" className={styles.clear} onClick={onClear}>
                Clear Selection
              </button>
              <Button size="sm" onClick={onRequest}>
                Request Samples
              </Button>
            </div>
          </>
        ) : null}
      </div>
    </div>
  );
}
