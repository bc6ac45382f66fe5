import type { ContactSubject } from '#app/lib/paths';

/** What the form is about, as the visitor reads it and in the order it is told. */
export function subjectFacts({ product, size, sample }: ContactSubject) {
  const facts = [
    { label: 'Product', value: product },
    { label: 'Size', value: size },
    { label: 'Fabric sample', value: sample },
  ];
  return facts.flatMap(({ label, value }) => (value ? [{ label, value }] : []));
}

/** How the message begins: a line for each fact, then room for the visitor's own words. Empty without a subject. */
export function subjectOpening(subject: ContactSubject): string {
  const lines = subjectFacts(subject).map(({ label, value }) => `${label}: ${value}\n`);
  return lines.length > 0 ? `${lines.join('')}\n` : '';
}
