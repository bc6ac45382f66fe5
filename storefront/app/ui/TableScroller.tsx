import { useEffect, useRef, useState, type ReactNode } from 'react';

import styles from './table-scroller.module.css';

interface TableScrollerProps {
  /** The table's name, for those who come to it by keyboard. */
  label: string;
  children: ReactNode;
}

/** Lets a table scroll sideways where it finds no room, as with doubled letters on a phone; then it is a stop of its own. */
export function TableScroller({ label, children }: TableScrollerProps) {
  const scroller = useRef<HTMLDivElement>(null);
  const [isWide, setIsWide] = useState(false);

  useEffect(() => {
    const measure = () => {
      const { scrollWidth = 0, clientWidth = 0 } = scroller.current ?? {};
      setIsWide(scrollWidth > clientWidth);
    };
    measure();
    window.addEventListener('resize', measure);
    return () => window.removeEventListener('resize', measure);
  }, []);

  const stop = isWide
    ? { role: 'group', tabIndex: 0, 'aria-label': `${label}, scrolls sideways` }
    : {};
  return (
    <div ref={scroller} className={styles.scroller} {...stop}>
      {children}
    </div>
  );
}
