import { Button } from '@mantine/core';
import type { RefObject } from 'react';

import { parseSaleSort, saleSorts } from '#app/domain/sale/sale-sorts';
import { formatSize } from '#app/domain/window-size';
import { FiltersOpener } from '#app/features/catalogue/filters/FiltersOpener';
import { InlineSelect } from '#app/ui/InlineSelect';

import type { SaleControl } from '../use-sale-search';
import { productCount } from './product-count';
import styles from './sale-tray.module.css';

interface SaleTrayProps extends SaleControl {
  count: number;
  countId: string;
  countRef: RefObject<HTMLParagraphElement>;
  formId: string;
  panelId: string;
  sheetOpened: boolean;
  onOpenSheet: () => void;
}

/** The line above the grid: how many products can be made in the size, their order, the way to the filters. */
export function SaleTray({ search, change, count, countRef, ...rest }: SaleTrayProps) {
  const { countId, formId, ...opener } = rest;
  return (
    <div className={styles.tray}>
      <p ref={countRef} id={countId} className={styles.count} role="status" tabIndex={-1}>
        {productCount(count)} can be made {formatSize(search.size)}
      </p>
      <div className={styles.controls}>
        <InlineSelect
          label="Sort by"
          name="sort"
          form={formId}
          options={saleSorts}
          value={search.sort}
          onChange={(event) => change({ sort: parseSaleSort(event.currentTarget.value) })}
        />
        <Button className={styles.apply} type="submit" form={formId} variant="default" size="sm">
          Sort
        </Button>
        <FiltersOpener {...opener} />
      </div>
    </div>
  );
}
