import type { ReactElement } from 'react';

import styles from '#app/ui/line-drawing.module.css';

import type { Mark } from './schema';

/**
 * Our own drawings of what each platform does, not its logo: a voice in a ring, a house with a dot, a house in a
 * house, a hub with its things, one thing that leads to another. The telling part is gold.
 */
const drawings: Record<Mark, ReactElement> = {
  alexa: (
    <>
      <circle cx="32" cy="32" r="21" />
      <path className={styles.gold} d="M22 32v1M27 27v11M32 23v19M37 27v11M42 32v1" />
    </>
  ),
  'google-home': (
    <>
      <path d="M12 52V28L32 12l20 16v24z" />
      <circle className={styles.gold} cx="32" cy="37" r="6" />
    </>
  ),
  homekit: (
    <>
      <path d="M8 52V29L32 10l24 19v23z" />
      <path className={styles.gold} d="M20 52V36l12-9 12 9v16" />
    </>
  ),
  smartthings: (
    <>
      <path d="M32 26V14M38 30l10-6M37 37l8 9M27 37l-8 9M26 30l-10-6" />
      <circle cx="32" cy="11" r="3" />
      <circle cx="51" cy="22" r="3" />
      <circle cx="47" cy="49" r="3" />
      <circle cx="17" cy="49" r="3" />
      <circle cx="13" cy="22" r="3" />
      <circle className={styles.gold} cx="32" cy="32" r="6" />
    </>
  ),
  ifttt: (
    <>
      <path d="M8 22h18v20H8zM38 22h18v20H38z" />
      <path className={styles.gold} d="M17 32h28M39 26l6 6-6 6" />
    </>
  ),
};

/** The mark over a platform's name, which says it in words. */
export function PlatformMark({ mark }: { mark: Mark }) {
  return (
    <svg className={styles.drawing} viewBox="0 0 64 64" aria-hidden="true" data-mark={mark}>
      {drawings[mark]}
    </svg>
  );
}
