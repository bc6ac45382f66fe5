import { defineConfig } from 'vitest/config';

/** What the server keeps in memory (caches, limits, settings) lives in modules: these tests need them fresh. */
const server = ['app/**/*.server.test.ts', 'app/routes/**/*.test.ts'];

/**
 * Unit tests sit beside the files they test. They run in Node; a component's test asks for a browser
 * with `// @vitest-environment jsdom` in its first line.
 */
export default defineConfig({
  test: {
    environment: 'node',
    pool: 'threads',
    projects: [
      { extends: true, test: { name: 'server', include: server } },
      {
        extends: true,
        test: {
          name: 'others',
          include: [
            'app/**/*.test.{ts,tsx}',
            '*.test.ts',
            'tests/{requirements,setup}/**/*.test.ts',
          ],
          exclude: server,
          // A world for each file takes five times as long; what these test keeps nothing between calls.
          isolate: false,
        },
      },
    ],
    setupFiles: ['tests/setup/silence.ts', 'tests/setup/fresh-page.ts'],
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
