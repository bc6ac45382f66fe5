import { useRef, useState } from 'react';

import { useDelayed } from '#app/ui/use-delayed';

/** Milliseconds until the button offers to copy again. */
const shownFor = 4000;

/**
 * Copies a text that stands on the page. Where the browser keeps its clipboard closed, as on a page
 * without https, the text is selected instead: one key copies it then.
 */
export function useCopy(text: string) {
  const source = useRef<HTMLElement>(null);
  const [attempt, setAttempt] = useState<'none' | 'copied' | 'selected'>('none');
  const over = useDelayed(attempt !== 'none', shownFor);
  if (over) setAttempt('none');

  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setAttempt('copied');
    } catch {
      if (source.current) window.getSelection()?.selectAllChildren(source.current);
      setAttempt('selected');
    }
  };
  return { source, attempt, copy };
}
