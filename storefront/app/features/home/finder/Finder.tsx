import { Button } from '@mantine/core';
import { Form, useNavigate } from '@remix-run/react';
import type { FormEvent } from 'react';

import { Icon } from '#app/ui/icons';
import { finderAddress, finderCategories } from './finder-address';
import styles from './finder.module.css';

/** Search of the home page (spec §2.3), from 1180 px on. Without a script the form itself leads to the listing. */
export function Finder() {
  const navigate = useNavigate();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    navigate(finderAddress(new FormData(event.currentTarget)));
  }

  return (
    <section className={styles.finder} aria-label="Find a product">
      <div className="wrap">
        <Form
          className={styles.form}
          role="search"
          aria-label="Products and categories"
          action="/products"
          onSubmit={find}
        >
          <label>
            <span>Search</span>
            <input type="search" name="q" placeholder="What are you looking for?" />
          </label>
          <label>
            <span>Category</span>
            <select name="category" defaultValue="">
              <option value="">All categories</option>
              {finderCategories.map(({ slug, label }) => (
                <option key={slug} value={slug}>
                  {label}
                </option>
              ))}
            </select>
            <Icon name="chevron" className={styles.chevron ?? ''} />
          </label>
          <Button className={styles.submit} type="submit" variant="default">
            Search
          </Button>
        </Form>
      </div>
    </section>
  );
}
