import { Link } from '@remix-run/react';
import { useId, useRef, type KeyboardEvent, type ReactNode } from 'react';

import styles from './address-tabs.module.css';
import { useHydrated } from './use-hydrated';

interface Tab<Value extends string> {
  value: Value;
  label: string;
  panel: ReactNode;
}

interface AddressTabsProps<Value extends string> {
  /** What is chosen among. */
  label: string;
  tabs: readonly Tab<Value>[];
  current: Value;
  /** Address of a tab. */
  to: (value: Value) => string;
}

const steps: Record<string, (index: number, count: number) => number> = {
  ArrowRight: (index, count) => (index + 1) % count,
  ArrowLeft: (index, count) => (index + count - 1) % count,
  Home: () => 0,
  End: (_, count) => count - 1,
};

/**
 * Tabs that live in the address. Each is a link, so they work without a script, where all of them are
 * stops for the keyboard; with one, arrow keys choose among them. They leave no entry in the history.
 */
export function AddressTabs<Value extends string>(props: AddressTabsProps<Value>) {
  const { label, tabs, current, to } = props;
  const id = useId();
  const hydrated = useHydrated();
  const list = useRef<HTMLDivElement>(null);

  const move = (event: KeyboardEvent) => {
    const links = list.current?.querySelectorAll('a') ?? [];
    const index = tabs.findIndex(({ value }) => value === current);
    const step = steps[event.key];
    if (!step) return;
    event.preventDefault();
    const next = links[step(index, tabs.length)];
    next?.focus();
    next?.click();
  };

  return (
    <>
      <div className="wrap">
        {/* The tabs have the focus, not their list. */}
        {/* eslint-disable-next-line jsx-a11y/interactive-supports-focus */}
        <div ref={list} className={styles.tabs} role="tablist" aria-label={label} onKeyDown={move}>
          {tabs.map((tab) => (
            <Link
              key={tab.value}
              id={`${id}-tab-${tab.value}`}
              role="tab"
              className={styles.tab}
              to={to(tab.value)}
              replace
              preventScrollReset
              aria-selected={tab.value === current}
              aria-controls={`${id}-panel-${tab.value}`}
              tabIndex={hydrated && tab.value !== current ? -1 : undefined}
            >
              {tab.label}
            </Link>
          ))}
        </div>
      </div>
      {tabs.map(({ value, panel }) => (
        <div
          key={value}
          id={`${id}-panel-${value}`}
          role="tabpanel"
          aria-labelledby={`${id}-tab-${value}`}
          hidden={value !== current}
        >
          {panel}
        </div>
      ))}
    </>
  );
}
