import { Section } from '#app/ui/Section';

import type { VariantsSection } from './schema';
import { VariantCards } from './VariantCards';

/** The kinds there are, each with its picture. */
export function Variants({ anchor, heading, text, variants }: VariantsSection) {
  return (
    <Section title={heading} anchor={anchor} aside={text ? <p className="lead">{text}</p> : null}>
      <VariantCards variants={variants} />
    </Section>
  );
}
