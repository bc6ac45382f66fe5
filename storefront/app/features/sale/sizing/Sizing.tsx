import { Button } from '@mantine/core';
import type { FormEvent } from 'react';

import { salePath } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import type { SaleControl } from '../use-sale-search';
import { InchSelect } from './InchSelect';
import { ScaleDrawing } from './ScaleDrawing';
import styles from './sizing.module.css';

interface SizingProps extends SaleControl {
  /** Id of this form, which filters and sort belong to as well: without a script one GET sends them all. */
  formId: string;
  /** Id of the results, which the form leads to. */
  resultsId: string;
  onFind: () => void;
}

/** The size of the visitor's window, drawn to scale, and the way to what can be made in it. */
export function Sizing({ formId, resultsId, search, change, onFind }: SizingProps) {
  const { size } = search;

  const find = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ sized: true });
    onFind();
  };

  return (
    <section className={styles.sizing} aria-labelledby="window-size">
      <div className={styles.stage}>
        <ScaleDrawing size={size} />
      </div>
      <form
        id={formId}
        className={styles.panel}
        action={`${salePath()}#${resultsId}`}
        onSubmit={find}
      >
        <h2 className="h2" id="window-size">
          What size is your window?
        </h2>
        <div className={styles.sides}>
          {(['width', 'height'] as const).map((side) => (
            <InchSelect
              key={side}
              name={side}
              label={side === 'width' ? 'Width' : 'Height'}
              inches={size[side]}
              onChange={(inches) => change({ size: { ...size, [side]: inches }, sized: true })}
            />
          ))}
        </div>
        <Button type="submit">Find Matching Products</Button>
        <p className="small muted">
          Whole inches are enough for a quote. For the order, follow the{' '}
          <TextLink to="/measuring-guide">measuring guide</TextLink>.
        </p>
      </form>
    </section>
  );
}
