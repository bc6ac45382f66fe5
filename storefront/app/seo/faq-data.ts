import type { SectionNamed } from '#app/blocks/definitions.server';
import { toPlainText } from '#app/domain/rich-text';

/** A page's questions as schema.org's FAQPage. */
export function buildFaqData(sections: SectionNamed<'sections.accordion'>[]) {
  return {
    '@type': 'FAQPage',
    mainEntity: sections
      .flatMap(({ items }) => items)
      .map(({ question, answer }) => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: toPlainText(answer) },
      })),
  };
}
