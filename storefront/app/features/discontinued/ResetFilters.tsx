import { Button } from '@mantine/core';
import type { FormEvent } from 'react';

import { discontinuedPath } from '#app/lib/paths';

/** Back to the whole list (spec §2.11). A form of its own, so that it is a button without a script, too. */
export function ResetFilters({ onReset }: { onReset: () => void }) {
  const reset = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    onReset();
  };
  return (
    <form action={discontinuedPath()} onSubmit={reset}>
      <Button type="submit" variant="default" size="sm">
        Reset Filters
      </Button>
    </form>
  );
}
