import js from '@eslint/js';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import globals from 'globals';
import tseslint from 'typescript-eslint';

/**
 * Imports run downwards only: routes → features → blocks, cms, forms, seo → ui, theme, domain, server, lib.
 * Each row lists what a folder of storefront/app may NOT import; siblings in one row of the arrow may meet.
 */
const aboveFeatures = ['routes'];
const aboveMiddle = [...aboveFeatures, 'features'];
const aboveGround = [...aboveMiddle, 'blocks', 'cms', 'forms', 'seo'];
const forbiddenImports = {
  features: aboveFeatures,
  blocks: aboveMiddle,
  cms: [...aboveMiddle, 'blocks', 'forms', 'ui', 'theme'],
  forms: aboveMiddle,
  seo: aboveMiddle,
  ui: [...aboveGround, 'server'],
  theme: [...aboveGround, 'server'],
  domain: [...aboveGround, 'server', 'ui', 'theme'],
  server: [...aboveGround, 'ui', 'theme'],
  lib: [...aboveGround, 'server', 'ui', 'theme', 'domain'],
};

const importDirection = Object.entries(forbiddenImports).map(([folder, forbidden]) => ({
  files: [`storefront/app/${folder}/**/*.{ts,tsx}`],
  rules: {
    'no-restricted-imports': [
      'error',
      {
        patterns: [
          {
            group: forbidden.map((name) => `#app/${name}/**`),
            message: 'Imports run downwards only (see eslint.config.js).',
          },
          { group: ['../../*'], message: 'Use #app/… instead of deep relative paths.' },
        ],
      },
    ],
  },
}));

export default tseslint.config(
  {
    ignores: [
      '**/node_modules/**',
      '**/build/**',
      '**/dist/**',
      '**/.turbo/**',
      '**/.cache/**',
      '**/.strapi/**',
      '**/.data/**',
      '**/.backups/**',
      'cms/types/generated/**',
      '**/test-results/**',
    ],
  },
  js.configs.recommended,
  ...tseslint.configs.recommended,
  {
    languageOptions: { globals: { ...globals.node } },
    rules: {
      eqeqeq: ['error', 'smart'],
      'no-console': 'error',
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/consistent-type-imports': 'error',
      '@typescript-eslint/no-unused-vars': [
        'error',
        // Taking properties off an object is what a rest is for.
        { argsIgnorePattern: '^_', ignoreRestSiblings: true },
      ],
    },
  },
  {
    files: ['storefront/app/**/*.{ts,tsx}'],
    languageOptions: { globals: { ...globals.browser } },
    plugins: { 'react-hooks': reactHooks, 'jsx-a11y': jsxA11y },
    rules: {
      ...reactHooks.configs.recommended.rules,
      ...jsxA11y.flatConfigs.recommended.rules,
    },
  },
  ...importDirection,
  {
    // Its first use takes a phone longer than all modules of a page (storefront/README.md).
    files: ['storefront/app/**/*.{ts,tsx}'],
    ignores: ['**/*.server.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      'no-restricted-globals': [
        'error',
        {
          name: 'Intl',
          message: 'Write figures and days by hand: lib/, domain/money, domain/dates.',
        },
      ],
      'no-restricted-properties': [
        'error',
        ...['toLocaleString', 'toLocaleDateString'].map((property) => ({
          property,
          message: 'It loads the language rules of the browser, as Intl does.',
        })),
      ],
    },
  },
  {
    // Playwright reads a fixture's dependencies off the destructured parameter, empty or not.
    files: ['storefront/tests/fixtures/**'],
    rules: { 'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }] },
  },
  {
    // Command-line helpers speak to a person on the terminal.
    files: ['scripts/**', 'cms/src/{seed,retention}/**', '**/tests/setup/**'],
    rules: { 'no-console': 'off' },
  },
);
