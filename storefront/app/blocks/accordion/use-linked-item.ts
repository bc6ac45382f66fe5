import { useLocation } from '@remix-run/react';
import { useEffect } from 'react';

/**
 * Opens what the address leads to: an item by its own id, a section by its first item. The place is scrolled to once
 * more, because closing the item that was open has moved it.
 */
export function useLinkedItem(anchor: string, ids: string[], open: (id: string) => void): void {
  const { hash, key } = useLocation();
  const target = decodeHash(hash);
  const linked = target === anchor ? ids[0] : ids.find((id) => id === target);

  useEffect(() => {
    if (!linked) return;
    open(linked);
    const frame = requestAnimationFrame(() => document.getElementById(target)?.scrollIntoView());
    return () => cancelAnimationFrame(frame);
    // The key makes a second click on the same link count.
    // eslint-disable-next-line react-hooks/exhaustive-deps
  }, [linked, target, key]);
}

/** A hash that somebody broke leads nowhere. */
function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
