import { defineConfig } from 'vitest/config';

/**
 * Unit tests sit beside the files they test. They run in Node; a component's test asks for a browser
 * with `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig({
  test: {
    environment: 'node',
    include: ['app/**/*.test.{ts,tsx}', 'tests/{requirements,setup}/**/*.test.ts'],
    setupFiles: ['tests/setup/silence.ts'],
    restoreMocks: true,
    unstubEnvs: true,
    unstubGlobals: true,
    env: {
      NODE_ENV: 'test',
      SITE_URL: 'https://shop.test',
      CMS_URL: 'http://cms.test',
      CMS_TOKEN: 'a-token-of-the-unit-tests-only',
      REVALIDATE_SECRET: 'a-revalidate-secret-of-the-unit-tests',
      SESSION_SECRET: 'a-session-secret-of-the-unit-tests-only',
      PREVIEW_SECRET: 'a-preview-secret-of-the-unit-tests-only',
    },
  },
});
