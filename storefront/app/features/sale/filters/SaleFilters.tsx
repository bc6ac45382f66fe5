import { Button } from '@mantine/core';
import type { ReactNode } from 'react';

import { saleFilterGroups } from '#app/domain/sale/filter-groups';
import { toggleChoice } from '#app/domain/sale/sale-search';
import { Checkbox } from '#app/ui/Checkbox';
import { FoldingGroup } from '#app/ui/FoldingGroup';

import type { SaleControl } from '../use-sale-search';
import { ClearFilters } from './ClearFilters';
import styles from './sale-filters.module.css';

interface SaleFiltersProps extends SaleControl {
  /** Id of the form that sends the choices where there is no script. */
  formId?: string;
  /** What stands above "Clear All". */
  children?: ReactNode;
}

/** Six groups of checkboxes that act at once (spec §4). */
export function SaleFilters({ search, change, formId, children }: SaleFiltersProps) {
  const { chosen } = search;
  return (
    <div className={styles.filters}>
      {saleFilterGroups.map(({ name, title, options }) => (
        <FoldingGroup key={name} title={title} heading="h2">
          {options.map(({ value, label }) => (
            <Checkbox
              key={value}
              form={formId}
              name={name}
              value={value}
              checked={chosen[name]?.some((other) => other === value) ?? false}
              onChange={() => change({ chosen: toggleChoice(chosen, name, value) })}
            >
              {label}
            </Checkbox>
          ))}
        </FoldingGroup>
      ))}
      <div className={styles.end}>
        {formId && (
          <Button className={styles.apply} type="submit" form={formId} fullWidth>
            Apply Filters
          </Button>
        )}
        {children}
        <ClearFilters search={search} change={change} label="Clear All" fullWidth />
      </div>
    </div>
  );
}
