import { lazy, type ComponentType } from 'react';

/**
 * A part of the page whose code is fetched when it is wanted. It may not come: the line is gone, or a release has taken
 * the old files away. React would then show the error screen in place of the page; here `Without` stands in for it.
 */
export function latePart<Props extends object>(
  load: () => Promise<{ default: ComponentType<Props> }>,
  Without: ComponentType<Props> = Nothing,
) {
  return {
    Part: lazy(() => load().catch(() => ({ default: Without }))),
    /** Fetches it beforehand; what fails here is tried again when the part is shown. */
    prepare: () => void load().catch(() => undefined),
  };
}

function Nothing() {
  return null;
}
