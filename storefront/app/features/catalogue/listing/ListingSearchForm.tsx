import { useNavigate } from '@remix-run/react';
import { useId, type FormEvent } from 'react';

import { productsPath } from '#app/lib/paths';
import { Icon } from '#app/ui/icons';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './listing-search-form.module.css';

/** Search of the listing (spec §2.4): to /products?q= with the trimmed text; a blank one leads nowhere. */
export function ListingSearchForm() {
  const id = useId();
  const hydrated = useHydrated();
  const navigate = useNavigate();

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get('q') ?? '').trim();
    if (q) navigate(productsPath({ q }));
  };

  return (
    <form
      role="search"
      aria-label="Products"
      className={styles.form}
      action={productsPath()}
      noValidate={hydrated}
      onSubmit={search}
    >
      <button type="submit" className={styles.submit} aria-label="Search the catalogue">
        <Icon name="search" />
      </button>
      <label className="vh" htmlFor={id}>
        Search products
      </label>
      <input
        id={id}
        className={styles.field}
        type="search"
        name="q"
        placeholder="Search products"
        autoComplete="off"
        enterKeyHint="search"
        required
        pattern=".*\S.*"
      />
    </form>
  );
}
