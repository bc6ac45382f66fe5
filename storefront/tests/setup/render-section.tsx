import { parseSections } from '#app/blocks/parse-sections.server';
import { InfoSection } from '#app/blocks/InfoSection';
import { LandingSection } from '#app/blocks/LandingSection';
import { renderPage } from './render-page';

/**
 * Renders sections of an information page as the CMS sends them, read and drawn by the registry.
 * @param rows rows of a dynamic zone
 * @param address where the page stands, with its query and hash
 */
export function renderSections(rows: unknown[], address?: string) {
  const sections = parseSections('info-page', rows, '/page');
  const page = sections.map((section, index) => <InfoSection key={index} section={section} />);
  return { sections, ...renderPage(<>{page}</>, address) };
}

/** The same for a landing page. */
export function renderLandingSections(rows: unknown[], address?: string) {
  const sections = parseSections('landing-page', rows, '/page');
  const page = sections.map((section, index) => <LandingSection key={index} section={section} />);
  return { sections, ...renderPage(<>{page}</>, address) };
}
