import { Button } from '@mantine/core';
import type { FormEvent } from 'react';

import { clearanceCategories } from '#app/domain/clearance/clearance-categories';
import type { ClearanceSearch } from '#app/domain/clearance/search-clearance';
import { discontinuedPath } from '#app/lib/paths';
import { Icon } from '#app/ui/icons';
import { InlineSelect } from '#app/ui/InlineSelect';

import styles from './clearance-tray.module.css';
import { ResetFilters } from './ResetFilters';

const formId = 'clearance-search';

interface ClearanceTrayProps {
  fieldId: string;
  search: ClearanceSearch;
  count: number;
  onType: (text: string) => void;
  onApply: (part: Partial<ClearanceSearch>) => void;
  onReset: () => void;
}

/** The line above the list: text, category, how many are left. Without a script one GET form. */
export function ClearanceTray({ fieldId, search, count, ...on }: ClearanceTrayProps) {
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    on.onApply({});
  };
  return (
    <div className={styles.tray}>
      <form
        id={formId}
        className={styles.search}
        role="search"
        aria-label="Clearance"
        action={discontinuedPath()}
        onSubmit={submit}
      >
        <Icon name="search" />
        <label className="vh" htmlFor={fieldId}>
          Search clearance items
        </label>
        <input
          id={fieldId}
          type="search"
          name="q"
          placeholder="Search clearance items"
          autoComplete="off"
          enterKeyHint="search"
          value={search.q}
          onChange={(event) => on.onType(event.currentTarget.value)}
        />
      </form>
      <p className="small muted" role="status">
        {count === 1 ? '1 item' : `${count} items`}
      </p>
      <div className={styles.controls}>
        <InlineSelect
          label="Category"
          name="category"
          form={formId}
          options={[{ value: '', label: 'All categories' }, ...clearanceCategories]}
          value={search.category}
          onChange={(event) => on.onApply({ category: event.currentTarget.value })}
        />
        <Button className={styles.apply} type="submit" form={formId} variant="default" size="sm">
          Search
        </Button>
        <ResetFilters onReset={on.onReset} />
      </div>
    </div>
  );
}
