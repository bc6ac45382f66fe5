import type { Variant } from '#app/blocks/variants/schema';
import { VariantCards } from '#app/blocks/variants/VariantCards';
import { Section } from '#app/ui/Section';

/** The four variants of the template. */
export function LandingVariants({ variants }: { variants: readonly Variant[] }) {
  return (
    <Section title="Find the one that fits" anchor="variants">
      <VariantCards variants={variants} />
    </Section>
  );
}
