import { useSyncExternalStore } from 'react';

/** True where the page stands in a frame, as in the preview of the admin. A frame is one for good. */
export function useFramed(): boolean {
  return useSyncExternalStore(never, isFramed, () => false);
}

function never() {
  return () => {};
}

function isFramed(): boolean {
  return window.self !== window.top;
}
