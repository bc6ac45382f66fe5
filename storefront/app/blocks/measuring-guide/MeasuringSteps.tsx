import { StepDrawing } from './drawings/StepDrawing';
import type { MeasuringStep } from './schema';
import styles from './measuring-steps.module.css';

/** What to measure, one after the other, each with its drawing. */
export function MeasuringSteps({ steps }: { steps: MeasuringStep[] }) {
  return (
    <ol className={styles.steps}>
      {steps.map(({ title, description, rule, drawing }, index) => (
        <li key={title}>
          <div className={styles.words}>
            <p className={styles.number} aria-hidden="true">
              {index + 1}
            </p>
            <h3 className="h3">{title}</h3>
            <p>{description}</p>
            <p className={styles.rule}>{rule}</p>
          </div>
          <StepDrawing name={drawing} />
        </li>
      ))}
    </ol>
  );
}
