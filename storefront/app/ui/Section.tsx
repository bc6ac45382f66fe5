import { useId, type ReactNode } from 'react';

import { SectionHead } from './SectionHead';
import styles from './section.module.css';

interface SectionProps {
  title: string;
  /** Where a link to this section leads. */
  anchor?: string;
  /** On the title's baseline. */
  aside?: ReactNode;
  /** True while the content is on its way. */
  busy?: boolean;
  /** True under a section of the same ground: two of them share one padding. */
  joined?: boolean;
  children: ReactNode;
}

/** A named part of a page: head and content in the page's width. */
export function Section({ title, anchor, aside, busy, joined = false, children }: SectionProps) {
  const id = useId();
  return (
    <section
      id={anchor}
      className={joined ? `section ${styles.joined}` : 'section'}
      aria-labelledby={id}
      aria-busy={busy}
    >
      <div className="wrap">
        <SectionHead title={title} id={id}>
          {aside}
        </SectionHead>
        {children}
      </div>
    </section>
  );
}
