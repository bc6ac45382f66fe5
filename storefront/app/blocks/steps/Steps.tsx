import { NumberedSteps } from '#app/ui/NumberedSteps';
import { Section } from '#app/ui/Section';

import type { StepsSection } from './schema';

/** What happens one after the other. */
export function Steps({ anchor, heading, text, steps }: StepsSection) {
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <NumberedSteps
        steps={steps.map(({ title, description }) => ({ title, text: description }))}
      />
    </Section>
  );
}
