import type { Testimonial } from '#app/domain/catalogue';
import { Icon } from '#app/ui/icons';
import { Quote } from './Quote';
import styles from './more-quotes.module.css';

/** The other testimonials behind a disclosure of the browser's own, so that they need no script. */
export function MoreQuotes({ testimonials }: { testimonials: Testimonial[] }) {
  if (testimonials.length === 0) return null;
  return (
    <details className={styles.more}>
      <summary>
        <span>Read {testimonials.length} more</span>
        <Icon name="chevron" className={styles.chevron ?? ''} />
      </summary>
      <div className={styles.list}>
        {testimonials.map((testimonial) => (
          <Quote key={testimonial.id} testimonial={testimonial} />
        ))}
      </div>
    </details>
  );
}
