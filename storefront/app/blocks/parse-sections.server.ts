import * as z from 'zod';

import { logEvent } from '#app/server/log.server';
import { sectionDefinitions } from './definitions.server';
import { sectionZones, type NameIn, type SectionIn, type Zone } from './zones.server';

const NamedSchema = z.object({ __component: z.string() });

/**
 * The sections of a page as they came from the CMS, top to bottom. One that is unknown or broken is left out and
 * logged with its reason: the page goes on without it.
 * @param zone what the page may be built from
 * @param path the page, for the log
 */
export function parseSections<Place extends Zone>(
  zone: Place,
  rows: unknown[],
  path: string,
): SectionIn<Place>[] {
  return rows.flatMap((row) => {
    const named = NamedSchema.safeParse(row);
    const name = named.success ? named.data.__component : 'unnamed';
    if (!isNameIn(zone, name)) return drop(path, name, 'no such section');
    const parsed = sectionDefinitions[name].schema.safeParse(row);
    // A name's own schema gives the section of that name, which TypeScript cannot follow through an index.
    return parsed.success
      ? [parsed.data as SectionIn<Place>]
      : drop(path, name, z.prettifyError(parsed.error));
  });
}

function isNameIn<Place extends Zone>(zone: Place, name: string): name is NameIn<Place> {
  const names: readonly string[] = sectionZones[zone];
  return names.includes(name);
}

function drop(path: string, section: string, reason: string): [] {
  logEvent('error', 'page.section.dropped', { path, section, reason });
  return [];
}
