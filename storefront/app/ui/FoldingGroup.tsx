import { useId, useState, type ReactNode } from 'react';

import { Icon } from './icons';
import { useHydrated } from './use-hydrated';
import styles from './folding-group.module.css';

interface FoldingGroupProps {
  title: string;
  /** Level of the title below the headings of the page. */
  heading: 'h2' | 'h3';
  /** The options. */
  children: ReactNode;
}

/** A group of options that can be folded away. Without a script it stands open, and its title is no button. */
export function FoldingGroup({ title, heading: Heading, children }: FoldingGroupProps) {
  const id = useId();
  const hydrated = useHydrated();
  const [open, setOpen] = useState(true);

  return (
    <div className={styles.group}>
      <Heading className={styles.heading}>
        {hydrated ? (
          <button
            type="button"
            className={styles.title}
            aria-expanded={open}
            aria-controls={id}
            onClick={() => setOpen(!open)}
          >
            {title}
            <Icon name={open ? 'minus' : 'plus'} className={styles.mark} />
          </button>
        ) : (
          <span className={styles.title}>{title}</span>
        )}
      </Heading>
      <fieldset id={id} className={styles.options} hidden={!open}>
        <legend className="vh">{title}</legend>
        {children}
      </fieldset>
    </div>
  );
}
