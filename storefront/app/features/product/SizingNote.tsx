import { contactPath } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import styles from './sizing-note.module.css';

/** "Custom Sizing Information" (spec §2.5): that it is cut to size, the two ways to get the size, and whom to ask. */
export function SizingNote({ product }: { product: string }) {
  return (
    <aside className={styles.note} aria-labelledby="sizing">
      <p className={`dim ${styles.line}`} aria-hidden="true">
        Your width
      </p>
      <h2 className="h4" id="sizing">
        Custom Sizing Information
      </h2>
      <p className="muted small">
        Each shade is cut to your opening. Start with our{' '}
        <TextLink to="/measuring-guide">measuring guide</TextLink>, or{' '}
        <TextLink to="/contact">contact us</TextLink> and we will measure for you.
      </p>
      <p className="small">
        <TextLink to={contactPath({ product })}>Ask about {product}</TextLink>
      </p>
    </aside>
  );
}
