import { FoldingGroup } from '#app/ui/FoldingGroup';
import { Radio } from '#app/ui/Radio';

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

/** One choice among several, in a group that can be folded away. */
export function FilterGroup({ name, options, selected, ...group }: FilterGroupProps) {
  return (
    <FoldingGroup {...group}>
      <div className={styles.options}>
        {options.map(({ value, label }) => (
          <Radio key={value} name={name} value={value} defaultChecked={value === selected}>
            {label}
          </Radio>
        ))}
      </div>
    </FoldingGroup>
  );
}
