import { NumberedSteps } from '#app/ui/NumberedSteps';
import { Section } from '#app/ui/Section';

/** Titles of spec §2.15. */
const steps = [
  {
    title: 'Upload Your Room',
    text: 'Stand square to the window, hold the phone sideways and take one photo in daylight.',
  },
  {
    title: 'Choose a Blind Style',
    text: 'Pick a vertical blind, a wooden shade or a roller blind. Change your mind as often as you like.',
  },
  {
    title: 'Customize & Save',
    text: 'Fit it to the frame, set how much light comes through, and save the picture.',
  },
];

export function HowItWorks() {
  return (
    <Section title="How It Works">
      <NumberedSteps steps={steps} />
    </Section>
  );
}
