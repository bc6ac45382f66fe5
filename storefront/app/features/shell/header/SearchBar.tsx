import { Button } from '@mantine/core';
import { useNavigate } from '@remix-run/react';
import { useEffect, useRef, type FormEvent, type RefObject } from 'react';

import { IconButton } from '#app/ui/IconButton';
import { Icon } from '#app/ui/icons';
import { useHydrated } from '#app/ui/use-hydrated';

import styles from './search-bar.module.css';
import { searchAddress } from './search-address';
import { useEscape } from '#app/ui/use-escape';

interface SearchBarProps {
  id: string;
  opened: boolean;
  onClose: () => void;
  opener: RefObject<HTMLButtonElement>;
}

/** A plain GET form to /products. Without scripts the browser itself refuses a blank field; with them it is ignored. */
export function SearchBar({ id, opened, onClose, opener }: SearchBarProps) {
  const field = useRef<HTMLInputElement>(null);
  const hydrated = useHydrated();
  const navigate = useNavigate();

  useEffect(() => {
    if (opened) field.current?.focus();
  }, [opened]);

  const closeAndReturn = () => {
    onClose();
    opener.current?.focus();
  };
  useEscape(opened, closeAndReturn);

  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const address = searchAddress(field.current?.value ?? '');
    if (!address) return;
    event.currentTarget.reset();
    onClose();
    navigate(address);
  };

  return (
    <div id={id} className={styles.bar} data-open={opened || undefined}>
      <div className="wrap">
        <form
          role="search"
          aria-label="Site"
          action="/products"
          noValidate={hydrated}
          className={styles.form}
          onSubmit={onSubmit}
        >
          <Icon name="search" className={styles.icon} />
          <label className="vh" htmlFor={`${id}-field`}>
            Search products
          </label>
          <input
            ref={field}
            id={`${id}-field`}
            className={styles.field}
            type="search"
            name="q"
            placeholder="Search products"
            autoComplete="off"
            enterKeyHint="search"
            required
            pattern=".*\S.*"
          />
          <Button type="submit" size="sm">
            Search
          </Button>
          <IconButton
            icon="close"
            label="Close search"
            className={styles.close}
            onClick={closeAndReturn}
          />
        </form>
      </div>
    </div>
  );
}
