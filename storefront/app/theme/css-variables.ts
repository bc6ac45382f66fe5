import type { CSSVariablesResolver } from '@mantine/core';

const pointers = {
  '--mantine-primary-color-filled': 'var(--gold)',
  '--mantine-primary-color-filled-hover': 'var(--gold-hover)',
  '--mantine-primary-color-contrast': 'var(--on-gold)',
  '--mantine-color-body': 'var(--bg)',
  '--mantine-color-text': 'var(--text)',
  '--mantine-color-bright': 'var(--text)',
  '--mantine-color-dimmed': 'var(--muted)',
  '--mantine-color-placeholder': 'var(--faint)',
  '--mantine-color-anchor': 'var(--text)',
  '--mantine-color-error': 'var(--danger)',
  '--mantine-color-default': 'var(--surface)',
  '--mantine-color-default-color': 'var(--text)',
  '--mantine-color-default-border': 'var(--control)',
  '--mantine-color-default-hover': 'var(--raised)',
  '--mantine-color-disabled-color': 'var(--faint)',
  '--mantine-color-disabled-border': 'var(--line)',
};

/**
 * Points Mantine's variables at our tokens, which change with the scheme by themselves. They stand in both schemes,
 * not in `variables`, because Mantine's own per-scheme values would win over the plain ones.
 */
export const cssVariablesResolver: CSSVariablesResolver = () => ({
  variables: {},
  dark: { ...pointers, '--mantine-color-disabled': 'var(--raised)' },
  light: { ...pointers, '--mantine-color-disabled': 'var(--sunken)' },
});
