import styles from './numbered-steps.module.css';
import { Unbroken } from './Unbroken';

interface NumberedStepsProps {
  steps: readonly { title: string; text: string }[];
}

/** What happens one after the other: large figures, in columns from 1000 px on; two or four of them in one row. */
export function NumberedSteps({ steps }: NumberedStepsProps) {
  return (
    <ol className={styles.steps} data-count={steps.length}>
      {steps.map(({ title, text }) => (
        <li key={title}>
          <h3 className="h3">{title}</h3>
          <p>
            <Unbroken text={text} />
          </p>
        </li>
      ))}
    </ol>
  );
}
