import styles from './unbroken-words.module.css';

/** Longer ones may break at their hyphen, or a narrow screen could not hold them. */
const longest = 14;

/** A name whose hyphenated words, "Top-Down" or "Semi-Sheer", stay on one line. */
export function UnbrokenWords({ text }: { text: string }) {
  return text.split(/(\S+-\S+)/).map((part, index) =>
    index % 2 === 1 && part.length <= longest ? (
      <span key={index} className={styles.word}>
        {part}
      </span>
    ) : (
      part
    ),
  );
}
