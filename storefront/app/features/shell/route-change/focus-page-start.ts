/** Focuses what the hash names, else the page's h1, else the main part. Scrolling is left to the scroll restoration. */
export function focusPageStart(hash = ''): void {
  const target =
    document.getElementById(decodeHash(hash)) ??
    document.querySelector<HTMLElement>('main h1') ??
    document.getElementById('main');
  if (!target || isPastStart(target, hash)) return;
  if (!target.hasAttribute('tabindex') && !isFocusable(target)) target.tabIndex = -1;
  target.focus({ preventScroll: true });
}

/** The router tells of a hash a moment late: whoever pressed Tab meanwhile is not taken back. */
function isPastStart(target: HTMLElement, hash: string): boolean {
  const focused = document.activeElement;
  if (focused === target || !target.contains(focused)) return false;
  return !(focused instanceof HTMLAnchorElement && focused.hash === hash);
}

function isFocusable(element: HTMLElement): boolean {
  return element.matches('a[href], button, input, select, textarea, summary');
}

function decodeHash(hash: string): string {
  try {
    return decodeURIComponent(hash.slice(1));
  } catch {
    return '';
  }
}
