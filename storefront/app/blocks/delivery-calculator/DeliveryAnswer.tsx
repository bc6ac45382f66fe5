import type { DeliveryQuote } from '#app/domain/shipping/delivery-quote';
import { formatCad } from '#app/domain/money';

import styles from './delivery-answer.module.css';

/** What the delivery costs and how long it takes. The two times count different days and are never added up. */
export function DeliveryAnswer({ quote }: { quote: DeliveryQuote | undefined }) {
  return (
    <div className={styles.answer} role="status" aria-label="Your delivery">
      <div>
        <p className="caption">Shipping</p>
        <p className={styles.sum}>{priceOf(quote)}</p>
        {quote && !quote.rate ? <p className="muted">Ask us: no rate is set for that.</p> : null}
      </div>
      <dl>
        <div>
          <dt>In the workshop</dt>
          <dd>{quote?.workshop ?? '–'}</dd>
        </div>
        <div>
          <dt>On the way</dt>
          <dd>{quote?.onTheWay ?? '–'}</dd>
        </div>
      </dl>
    </div>
  );
}

function priceOf(quote: DeliveryQuote | undefined): string {
  if (!quote?.rate) return '–';
  return quote.rate.cents === 0 ? 'Free' : formatCad(quote.rate.cents);
}
