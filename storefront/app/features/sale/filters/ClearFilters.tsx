import { Button } from '@mantine/core';
import type { FormEvent } from 'react';

import { salePath } from '#app/lib/paths';

import type { SaleControl } from '../use-sale-search';

interface ClearFiltersProps extends SaleControl {
  label: string;
  fullWidth?: boolean;
  onCleared?: () => void;
}

/** Empties the filters; sort and size stay. A form of its own, so that it is a button without a script, too. */
export function ClearFilters({ search, change, label, fullWidth, onCleared }: ClearFiltersProps) {
  const { sort, size, sized } = search;

  const clear = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    change({ chosen: {} });
    onCleared?.();
  };

  return (
    <form action={salePath()} onSubmit={clear}>
      {sort !== 'featured' && <input type="hidden" name="sort" value={sort} />}
      {sized && <input type="hidden" name="width" value={size.width} />}
      {sized && <input type="hidden" name="height" value={size.height} />}
      <Button type="submit" variant="default" size={fullWidth ? 'md' : 'sm'} fullWidth={fullWidth}>
        {label}
      </Button>
    </form>
  );
}
