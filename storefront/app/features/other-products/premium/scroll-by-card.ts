/**
 * Scrolls a row by one card.
 * @param direction 1 to the right, -1 to the left
 */
export function scrollByCard(reel: HTMLElement, direction: number): void {
  const [first, second] = reel.querySelectorAll('li');
  if (!first || !second) return;
  const step = second.offsetLeft - first.offsetLeft;
  const calm = window.matchMedia('(prefers-reduced-motion: reduce)').matches;
  reel.scrollBy({ left: direction * step, behavior: calm ? 'auto' : 'smooth' });
}
