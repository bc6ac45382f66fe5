import { parseSections } from '#app/blocks/parse-sections.server';
import { PageSection } from '#app/blocks/PageSection';
import { renderPage } from './render-page';

/**
 * Renders sections as the CMS sends them, read and drawn by the registry.
 * @param rows rows of a dynamic zone
 * @param address where the page stands, with its query and hash
 */
export function renderSections(rows: unknown[], address?: string) {
  const sections = parseSections(rows, '/page');
  const page = sections.map((section, index) => <PageSection key={index} section={section} />);
  return { sections, ...renderPage(<>{page}</>, address) };
}
