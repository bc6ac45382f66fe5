import { LightControlExplainer } from './LightControlExplainer';
import type { LightControlSection } from './schema';

/** What the three kinds of cloth do to a room, under a heading of the page's own. */
export function LightControl({ anchor, heading, text }: LightControlSection) {
  return (
    <LightControlExplainer
      anchor={anchor}
      heading={heading}
      text={text ?? undefined}
      initial="light_filtering"
    />
  );
}
