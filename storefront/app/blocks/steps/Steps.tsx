import { NumberedSteps } from '#app/ui/NumberedSteps';
import { Section } from '#app/ui/Section';

import { DayWindows } from './DayWindows';
import type { StepsSection } from './schema';

/** What happens one after the other. */
export function Steps({ anchor, heading, text, drawing, steps }: StepsSection) {
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      {drawing === 'day' ? (
        <DayWindows steps={steps} />
      ) : (
        <NumberedSteps
          steps={steps.map(({ title, description }) => ({ title, text: description }))}
        />
      )}
    </Section>
  );
}
