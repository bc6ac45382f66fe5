import { useEffect, type RefObject } from 'react';

/**
 * Tells the page how high its sticky bar is: notices stand above `--sticky-foot`, and what takes the focus
 * is scrolled clear of the bar.
 */
export function useStickyFoot(bar: RefObject<HTMLElement>, shown: boolean): void {
  useEffect(() => {
    const element = bar.current;
    if (!element || !shown) return;
    const { body, documentElement: root } = document;
    const observer = new ResizeObserver(() => {
      const height = `${element.offsetHeight}px`;
      body.style.setProperty('--sticky-foot', height);
      root.style.scrollPaddingBottom = height;
    });
    observer.observe(element);
    return () => {
      observer.disconnect();
      body.style.removeProperty('--sticky-foot');
      root.style.scrollPaddingBottom = '';
    };
  }, [bar, shown]);
}
