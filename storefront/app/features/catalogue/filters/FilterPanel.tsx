import type { ReactNode } from 'react';

import { Icon } from '#app/ui/icons';
import iconButton from '#app/ui/icon-button.module.css';

import { FilterTitle } from './FilterTitle';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  /** The filters. */
  children: ReactNode;
}

/**
 * The filters beside the grid, from 1100 px on. Below, a sheet takes its place; without a script this
 * panel itself becomes one while the address points to it.
 */
export function FilterPanel({ id, children }: FilterPanelProps) {
  return (
    <aside id={id} className={styles.panel} aria-label="Filters">
      <div className={styles.bar}>
        <FilterTitle>
          <a className={iconButton.button} href="#main" aria-label="Close filters">
            <Icon name="close" />
          </a>
        </FilterTitle>
      </div>
      {children}
    </aside>
  );
}
