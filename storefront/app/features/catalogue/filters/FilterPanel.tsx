import type { ReactNode } from 'react';

import { Icon } from '#app/ui/icons';
import iconButton from '#app/ui/icon-button.module.css';

import { FilterTitle } from './FilterTitle';
import styles from './filter-panel.module.css';

interface FilterPanelProps {
  id: string;
  /** True for many filters: all are shown and move with the page; else the panel stays and scrolls by itself. */
  whole?: boolean;
  /** The filters. */
  children: ReactNode;
}

/**
 * The filters beside the grid, from 1100 px on. Below, a sheet takes its place; without a script this
 * panel itself becomes one while the address points to it.
 */
export function FilterPanel({ id, whole, children }: FilterPanelProps) {
  return (
    <aside id={id} className={styles.panel} data-whole={whole} aria-label="Filters">
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
