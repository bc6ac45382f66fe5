import * as z from 'zod';

import { logEvent } from '#app/server/log.server';
import { currentPreview } from '#app/server/preview-scope.server';
import { sectionDefinitions, type SectionNamed } from './definitions.server';
import { sectionZones, type NameIn, type SectionIn, type Zone } from './zones.server';

const NamedSchema = z.object({ __component: z.string() });

/**
 * The sections of a page as they came from the CMS, top to bottom. One that is unknown or broken is left out and
 * logged with its reason: the page goes on without it. In a preview the reason stands in its place.
 * @param zone what the page may be built from
 * @param path the page, for the log
 */
export function parseSections<Place extends Zone>(
  zone: Place,
  rows: unknown[],
  path: string,
): SectionIn<Place>[] {
  const sections = rows.flatMap((row) => {
    const named = NamedSchema.safeParse(row);
    const name = named.success ? named.data.__component : 'unnamed';
    if (!isNameIn(zone, name)) return drop(path, name, 'no such section');
    const parsed = sectionDefinitions[name].schema.safeParse(row);
    return parsed.success ? [parsed.data] : drop(path, name, z.prettifyError(parsed.error));
  });
  // A name's own schema gives the section of that name, which TypeScript cannot follow through an index.
  return sections as SectionIn<Place>[];
}

function isNameIn<Place extends Zone>(zone: Place, name: string): name is NameIn<Place> {
  const names: readonly string[] = sectionZones[zone];
  return names.includes(name);
}

function drop(path: string, section: string, reason: string): Reason[] {
  logEvent('error', 'page.section.dropped', { path, section, reason });
  return currentPreview() ? [reasonInPlace(section, reason)] : [];
}

/** Every page may have text. */
type Reason = SectionNamed<'sections.rich-text'>;

/** For staff: what the live page leaves out, and why. */
function reasonInPlace(section: string, reason: string): Reason {
  const lines = reason.split('\n').map((line) => `    ${line}`);
  return sectionDefinitions['sections.rich-text'].schema.parse({
    __component: 'sections.rich-text',
    heading: `Left out of the live page: ${section}`,
    body: ['Visitors do not see this section until this is mended:', '', ...lines].join('\n'),
  });
}
