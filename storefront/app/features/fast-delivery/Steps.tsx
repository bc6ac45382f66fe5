import { NumberedSteps } from '#app/ui/NumberedSteps';
import { Section } from '#app/ui/Section';

/** Titles of spec §2.9, days of §9. */
const steps = [
  {
    title: 'Order Processing',
    text: '7-10 business days for standard products, 14-21 for specialty and motorized.',
  },
  {
    title: 'In Transit',
    text: 'You get a tracking number by e-mail when the carton leaves us.',
  },
  {
    title: 'Delivered',
    text: 'To your door. Open it the same day: damage must be reported within 48 hours.',
  },
];

/** From order to door. */
export function Steps() {
  return (
    <div className="sunken">
      <Section title="Three steps">
        <NumberedSteps steps={steps} />
      </Section>
    </div>
  );
}
