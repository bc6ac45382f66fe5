import { Tick, TickList } from '#app/ui/TickList';

import type { BenefitsSection } from './schema';
import styles from './figure-benefits.module.css';

type FigureBenefitsProps = BenefitsSection & { figure: string };

/** One figure that nobody overlooks, with what follows from it by rows. The heading says the figure in words. */
export function FigureBenefits(props: FigureBenefitsProps) {
  const { anchor, heading, text, figure, unit, items } = props;
  return (
    <section className="section" id={anchor} aria-labelledby={`${anchor}-title`}>
      <div className={`wrap ${styles.columns}`}>
        <div>
          <p className={styles.figure} aria-hidden="true">
            {figure}
            {unit}
          </p>
          <h2 className={`h3 ${styles.heading}`} id={`${anchor}-title`}>
            {heading}
          </h2>
          {text ? <p className={styles.text}>{text}</p> : null}
        </div>
        <TickList className={styles.rows}>
          {items.map(({ title, description }) => (
            <Tick key={title}>
              <h3 className="h4">{title}</h3>
              <p>{description}</p>
            </Tick>
          ))}
        </TickList>
      </div>
    </section>
  );
}
