import { defineConfig } from 'vitest/config';

/** What holds for one kind of database alone; a move has two ends, and `npm run test:postgres` brings the second one. */
const own = process.env.TEST_POSTGRES_URL ? 'only-postgres' : 'only-sqlite';

export default defineConfig({
  test: {
    include: ['tests/*.test.ts', `tests/${own}/*.test.ts`],
    globalSetup: ['tests/setup/compile.ts'],
    pool: 'forks',
    // One Strapi serves all files: a start costs four seconds, and it keeps one global.
    isolate: false,
    fileParallelism: false,
    // Strapi logs what the attacks among the tests provoke.
    silent: 'passed-only',
    testTimeout: 30_000,
    hookTimeout: 90_000,
  },
});
