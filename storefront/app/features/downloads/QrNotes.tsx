import { useBrand } from '#app/features/shell/use-brand';
import { BreakableAddress } from '#app/ui/BreakableAddress';

import styles from './spec-list.module.css';

/** What a printer has to know about the code. */
export function QrNotes() {
  const { siteUrl } = useBrand();
  return (
    <div>
      <h3 className="h3">For print and for windows</h3>
      <p className={`muted ${styles.intro}`}>
        Opens the home page of this site. Keep the white border: a reader needs it to find the code.
      </p>
      <dl className={styles.list}>
        <div>
          <dt>Opens</dt>
          <dd>
            <BreakableAddress text={new URL(siteUrl).host} />
          </dd>
        </div>
        <div>
          <dt>Border</dt>
          <dd>White, four modules or more</dd>
        </div>
        <div>
          <dt>Smallest print</dt>
          <dd>20 mm</dd>
        </div>
      </dl>
    </div>
  );
}
