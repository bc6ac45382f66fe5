import type { Variant } from '#app/blocks/variants/schema';
import { VariantCards } from '#app/blocks/variants/VariantCards';
import { Section } from '#app/ui/Section';

interface LandingVariantsProps {
  heading: string;
  variants: readonly Variant[];
  /** True under the features, which stand on the same ground. */
  joined: boolean;
}

/** The four variants of the template. */
export function LandingVariants({ heading, variants, joined }: LandingVariantsProps) {
  return (
    <Section title={heading} anchor="variants" joined={joined}>
      <VariantCards variants={variants} />
    </Section>
  );
}
