import type { MantineThemeComponents } from '@mantine/core';

import button from './button.module.css';
import field from './field.module.css';

/**
 * Looks and defaults of the Mantine parts, once. Plain objects on purpose: `Button.extend()` would pull every part
 * named here into the first download, used or not.
 */
export const components: MantineThemeComponents = {
  Button: {
    defaultProps: { variant: 'filled', size: 'md' },
    classNames: { root: button.root, inner: button.inner, label: button.label },
  },
  Input: {
    classNames: { wrapper: field.wrapper, input: field.input, section: field.section },
  },
  InputWrapper: {
    // The error follows the field; its line is reserved by the form, so nothing jumps when it appears.
    defaultProps: { inputWrapperOrder: ['label', 'input', 'description', 'error'] },
    classNames: {
      root: field.root,
      label: field.label,
      required: field.required,
      description: field.description,
      error: field.error,
    },
  },
};
