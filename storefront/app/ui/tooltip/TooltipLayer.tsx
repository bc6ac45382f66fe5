import { Suspense, useState } from 'react';

import { latePart } from '../late-part';
import { useTooltipEvents } from './use-tooltip-events';

const { Part: TooltipBubble, prepare } = latePart(() => import('./TooltipBubble'));

/** Shows the `data-tooltip` of whatever control asks for it; one for the page, fetched when the first is about to show. */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useTooltipEvents(setTarget, prepare);

  if (!target) return null;
  return (
    <Suspense fallback={null}>
      <TooltipBubble key={target.dataset.tooltip} target={target} />
    </Suspense>
  );
}
