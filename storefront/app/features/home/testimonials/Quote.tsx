import type { Testimonial } from '#app/domain/catalogue';
import { Stars } from '#app/ui/Stars';
import styles from './quote.module.css';

export function Quote({ testimonial }: { testimonial: Testimonial }) {
  const { rating, message, name, location } = testimonial;
  return (
    <figure className={styles.quote}>
      <Stars rating={rating} />
      <blockquote>{message}</blockquote>
      <figcaption>
        <b>{name}</b>
        {location}
      </figcaption>
    </figure>
  );
}
