import { Button } from '@mantine/core';

import { Icon } from '#app/ui/icons';

import styles from './promo-code.module.css';
import { useCopy } from './use-copy';

const labels = { none: 'Copy', copied: 'Copied', selected: 'Selected' } as const;

/** The code of the sale with a button that copies it; "Copied" takes the button's own words for a while. */
export function PromoCode({ code }: { code: string }) {
  const { source, attempt, copy } = useCopy(code);
  return (
    <section className={styles.box} aria-labelledby="promo-code">
      <div>
        <h2 className="h4" id="promo-code">
          Promo code
        </h2>
        <p className={`muted small ${styles.note}`}>Give it with your quote request.</p>
      </div>
      <div className={styles.code}>
        <code ref={source}>{code}</code>
        <Button
          className={styles.copy}
          variant="default"
          size="sm"
          leftSection={<Icon name={attempt === 'copied' ? 'check' : 'copy'} />}
          onClick={() => void copy()}
        >
          {labels[attempt]}
        </Button>
        <span className="vh" role="status">
          {attempt === 'copied' && `${code} copied`}
          {attempt === 'selected' && `${code} is selected, ready to copy`}
        </span>
      </div>
    </section>
  );
}
