import { Button } from '@mantine/core';
import { useLocation, useNavigate } from '@remix-run/react';
import { useEffect, useRef, type FormEvent } from 'react';

import { lightControls } from '#app/domain/light-control';
import { productsPath } from '#app/lib/paths';
import { TextLink } from '#app/ui/TextLink';

import type { AppliedFilters, ListingView } from '../listing-view';
import { filterAddress } from './filter-address';
import { showResults } from '../listing/use-results-in-view';
import { FilterGroup } from './FilterGroup';
import styles from './filter-form.module.css';
import { showChosen } from './show-chosen';

interface FilterFormProps {
  categories: ListingView['categories'];
  applied: AppliedFilters;
  heading: 'h2' | 'h3';
  /** Called when a choice was applied or cleared. */
  onDone?: () => void;
}

/**
 * What is chosen stays in the radios until "Apply Filters" (spec §4). A plain GET form beneath: without a
 * script the browser itself leads to /products with both choices.
 */
export function FilterForm({ categories, applied, heading, onDone }: FilterFormProps) {
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const form = useRef<HTMLFormElement>(null);
  const { q, category = '', filter = '' } = applied;

  // The address changed: what it says is the starting point now. `defaultChecked` alone moves no radio.
  useEffect(() => {
    if (!form.current) return;
    form.current.reset();
    showChosen(form.current);
  }, [category, filter]);

  const apply = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = filterAddress(new FormData(event.currentTarget), applied);
    onDone?.();
    navigate(address, {
      state: showResults,
      preventScrollReset: address.split('?')[0] === pathname,
    });
  };

  return (
    <form ref={form} className={styles.form} action={productsPath()} onSubmit={apply}>
      {q !== undefined && <input type="hidden" name="q" value={q} />}
      <FilterGroup
        title="Categories"
        name="category"
        heading={heading}
        selected={category}
        options={[
          { value: '', label: 'All Categories' },
          ...categories.map(({ slug, name }) => ({ value: slug, label: name })),
        ]}
      />
      <FilterGroup
        title="Light Control"
        name="filter"
        heading={heading}
        selected={filter}
        options={[{ value: '', label: 'All Types' }, ...lightControls]}
      />
      <div className={styles.end}>
        <Button type="submit" fullWidth>
          Apply Filters
        </Button>
        <TextLink className={styles.clear} to={productsPath()} onClick={onDone}>
          Clear All
        </TextLink>
      </div>
    </form>
  );
}
