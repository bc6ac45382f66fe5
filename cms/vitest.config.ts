import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/**/*.test.ts'],
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
