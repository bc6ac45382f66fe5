import { useId, useState } from 'react';

import { Icon } from '#app/ui/icons';
import { Radio } from '#app/ui/Radio';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './filter-group.module.css';

interface FilterOption {
  /** Empty for "all". */
  value: string;
  label: string;
}

interface FilterGroupProps {
  title: string;
  /** Name of the radios, and so of the address's parameter. */
  name: string;
  options: FilterOption[];
  selected: string;
  /** Level of the title below the headings of the page. */
  heading: 'h2' | 'h3';
}

/** A group of radios that can be folded away. Without a script it stands open, and its title is no button. */
export function FilterGroup({
  title,
  name,
  options,
  selected,
  heading: Heading,
}: FilterGroupProps) {
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
        {options.map(({ value, label }) => (
          <Radio key={value} name={name} value={value} defaultChecked={value === selected}>
            {label}
          </Radio>
        ))}
      </fieldset>
    </div>
  );
}
