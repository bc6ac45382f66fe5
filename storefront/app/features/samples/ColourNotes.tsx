import { Section } from '#app/ui/Section';

import styles from './colour-notes.module.css';

const notes = [
  {
    title: 'A screen is not a fabric',
    text: 'Your display adds light of its own and shifts the colour, so decide with the sample in your hand.',
  },
  {
    title: 'Dye lots differ',
    text: 'Cloth dyed in another month can be a shade warmer or cooler, so order the blinds of one room together.',
  },
  {
    title: 'Light comes from behind',
    text: 'On the glass a cloth looks paler and shows its weave by day, and darker by lamplight, so look at both.',
  },
];

/** What a sample can tell about colour, and why it is worth the wait. */
export function ColourNotes() {
  return (
    <div className="sunken">
      <Section title="Three things about colour">
        <ul className={styles.notes}>
          {notes.map(({ title, text }) => (
            <li key={title}>
              <h3 className="h4">{title}</h3>
              <p className="muted">{text}</p>
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}
