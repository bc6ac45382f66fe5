import * as z from 'zod';

import { logEvent } from '#app/server/log.server';
import { currentPreview } from '#app/server/preview-scope.server';
import { sectionDefinitions, type Section, type SectionName } from './definitions.server';

const NamedSchema = z.object({ __component: z.string() });

/**
 * The sections of a page as they came from the CMS, top to bottom. One that is unknown or broken is left out and
 * logged with its reason: the page goes on without it. In a preview the reason stands in its place.
 * @param path the page, for the log
 */
export function parseSections(rows: unknown[], path: string): Section[] {
  return rows.flatMap((row) => {
    const named = NamedSchema.safeParse(row);
    const name = named.success ? named.data.__component : 'unnamed';
    if (!isSectionName(name)) return drop(path, name, 'no such section');
    const parsed = sectionDefinitions[name].schema.safeParse(row);
    return parsed.success ? [parsed.data] : drop(path, name, z.prettifyError(parsed.error));
  });
}

function isSectionName(name: string): name is SectionName {
  return Object.hasOwn(sectionDefinitions, name);
}

function drop(path: string, section: string, reason: string): Section[] {
  logEvent('error', 'page.section.dropped', { path, section, reason });
  return currentPreview() ? [reasonInPlace(section, reason)] : [];
}

/** For staff: what the live page leaves out, and why. */
function reasonInPlace(section: string, reason: string): Section {
  const lines = reason.split('\n').map((line) => `    ${line}`);
  return sectionDefinitions['sections.rich-text'].schema.parse({
    __component: 'sections.rich-text',
    heading: `Left out of the live page: ${section}`,
    body: ['Visitors do not see this section until this is mended:', '', ...lines].join('\n'),
  });
}
