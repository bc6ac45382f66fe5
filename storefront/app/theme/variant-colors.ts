import { defaultVariantColorsResolver, type VariantColorsResolver } from '@mantine/core';

/** Gold takes ink, which auto-contrast would turn into pure black; "default" is the look's line button. */
export const variantColorResolver: VariantColorsResolver = (input) => {
  if (input.variant === 'filled' && (input.color ?? input.theme.primaryColor) === 'gold') {
    return {
      background: 'var(--gold)',
      hover: 'var(--gold-hover)',
      color: 'var(--on-gold)',
      border: '1px solid transparent',
    };
  }
  if (input.variant === 'default') {
    return {
      background: 'transparent',
      hover: 'color-mix(in srgb, var(--text) 6%, transparent)',
      color: 'var(--text)',
      border: '1px solid var(--control)',
    };
  }
  return defaultVariantColorsResolver(input);
};
