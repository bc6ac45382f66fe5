import { Tick, TickList } from '#app/ui/TickList';
import { Unbroken } from '#app/ui/Unbroken';

import type { BenefitsSection } from './schema';
import styles from './figure-benefits.module.css';

/** Characters that stand on one line at the full size. */
const shortLength = 3;

type FigureBenefitsProps = BenefitsSection & { figure: string };

/** One figure that nobody overlooks, with what follows from it by rows. The heading says the figure in words. */
export function FigureBenefits(props: FigureBenefitsProps) {
  const { anchor, heading, text, figure, unit, items } = props;
  // A sign belongs to its figure, a word stands small beside it.
  const word = unit && /^\p{L}/u.test(unit) ? unit : null;
  const words = word ? figure : `${figure}${unit ?? ''}`;
  return (
    <section className="section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p
            className={styles.figure}
            data-long={words.length > shortLength || undefined}
            aria-hidden="true"
          >
            {words}
            {word ? <small>{word}</small> : null}
          </p>
          <h2 className={`h3 ${styles.heading}`} id={`${anchor}-title`}>
            <Unbroken text={heading} />
          </h2>
          {text ? (
            <p className={styles.text}>
              <Unbroken text={text} />
            </p>
          ) : null}
        </div>
        <TickList className={styles.rows}>
          {items.map(({ title, description }) => (
            <Tick key={title}>
              <h3 className="h4">{title}</h3>
              <p>
                <Unbroken text={description} />
              </p>
            </Tick>
          ))}
        </TickList>
      </div>
    </section>
  );
}
