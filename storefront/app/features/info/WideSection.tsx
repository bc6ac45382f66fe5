import { CallToAction } from '#app/blocks/call-to-action/CallToAction';
import { InfoSection } from '#app/blocks/InfoSection';
import type { SectionIn } from '#app/blocks/zones.server';
import { useBrand } from '#app/features/shell/use-brand';
import { phoneHref } from '#app/lib/brand';

/** A section over the whole width. Who is sent to the contact page may as well call: the number stands beside. */
export function WideSection({ section }: { section: SectionIn<'info-page'> }) {
  const { phone } = useBrand();
  if (section.__component === 'sections.call-to-action' && section.link.link.startsWith('/contact'))
    return <CallToAction {...section} also={{ text: phone, link: phoneHref(phone) }} />;
  return <InfoSection section={section} />;
}
