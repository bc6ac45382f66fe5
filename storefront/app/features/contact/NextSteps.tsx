import styles from './next-steps.module.css';

const steps = [
  {
    title: 'We call or write back',
    text: 'In business hours, by the phone or e-mail you gave us, to agree a time. Nothing is sold on the telephone.',
  },
  {
    title: 'We look at the windows together',
    text: 'At home or by video. Have rough widths and a photo at hand; we measure again before anything is cut.',
  },
  {
    title: 'You get a firm price',
    text: 'In writing, in Canadian dollars. Say yes and a 50% deposit starts the work; say no and nothing is owed.',
  },
];

/** "What happens next" beside the form: what sending it sets going. */
export function NextSteps() {
  return (
    <div className={styles.next}>
      <h3 className="h4">What happens next</h3>
      <ol className={styles.steps}>
        {steps.map(({ title, text }, index) => (
          <li key={title}>
            <span className={`num ${styles.figure}`} aria-hidden="true">
              {index + 1}
            </span>
            <p>
              {title}
              <span className="muted small">{text}</span>
            </p>
          </li>
        ))}
      </ol>
    </div>
  );
}
