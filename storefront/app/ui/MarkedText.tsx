import { markParts } from '#app/lib/marked-parts';

import styles from './marked-text.module.css';

interface MarkedTextProps {
  text: string;
  /** The terms that a search matched; without any the text stands as it is. */
  terms?: readonly string[];
}

/** A text whose words that a search matched stand in `<mark>`. */
export function MarkedText({ text, terms = [] }: MarkedTextProps) {
  if (terms.length === 0) return text;
  return markParts(text, terms).map((part, index) =>
    part.marked ? (
      <mark className={styles.mark} key={index}>
        {part.text}
      </mark>
    ) : (
      part.text
    ),
  );
}
