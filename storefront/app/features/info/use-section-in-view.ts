import { useEffect, useState } from 'react';

/** The strip of the window that a section has to touch: below the header, above the middle. */
const readingStrip = '-112px 0px -55% 0px';

/** The anchor of the section that is being read: the first one in the strip; the first of all before a script. */
export function useSectionInView(anchors: string[]): string | undefined {
  const [current, setCurrent] = useState(anchors[0]);
  const names = anchors.join(' ');

  useEffect(() => {
    const inView = new Set<string>();
    const observer = new IntersectionObserver(
      (changes) => {
        for (const { target, isIntersecting } of changes) {
          if (isIntersecting) inView.add(target.id);
          else inView.delete(target.id);
        }
        const first = names.split(' ').find((anchor) => inView.has(anchor));
        // Between two sections the last one stays marked.
        if (first) setCurrent(first);
      },
      { rootMargin: readingStrip },
    );
    for (const anchor of names.split(' ')) {
      const section = document.getElementById(anchor);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [names]);

  return current;
}
