import type { ComponentType } from 'react';

import type { Drawing } from './schema';
import { RollerParts } from './RollerParts';
import { SideChannels } from './SideChannels';

const drawings: Record<Drawing, ComponentType> = {
  'side-channels': SideChannels,
  'roller-parts': RollerParts,
};

/** One of our own drawings, where a section has it in place of a picture. */
export function SectionDrawing({ name }: { name: Drawing }) {
  const Drawn = drawings[name];
  return <Drawn />;
}
