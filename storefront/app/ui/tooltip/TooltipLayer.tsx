import { lazy, Suspense, useState } from 'react';

import { useTooltipEvents } from './use-tooltip-events';

const TooltipBubble = lazy(() => import('./TooltipBubble'));

/** Shows the `data-tooltip` of whatever control asks for it; one for the page, fetched for the first one shown. */
export function TooltipLayer() {
  const [target, setTarget] = useState<HTMLElement | null>(null);
  useTooltipEvents(setTarget);

  if (!target) return null;
  return (
    <Suspense fallback={null}>
      <TooltipBubble key={target.dataset.tooltip} target={target} />
    </Suspense>
  );
}
