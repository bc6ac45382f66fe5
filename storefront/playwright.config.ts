import { defineConfig, devices, type LaunchOptions } from 'playwright/test';

const quietChromium = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** CHROMIUM_PATH names an installed Chromium; without it Playwright's own is used. */
const launchOptions: LaunchOptions = {
  executablePath: process.env.CHROMIUM_PATH,
  // Chromium refuses its sandbox to root, which is who runs tests in most containers.
  args: process.getuid?.() === 0 ? [...quietChromium, '--no-sandbox'] : quietChromium,
};

/** These break the shop that they share, so they take turns; they lock, fill and read its SQLite file. */
const faults = { name: 'faults', testDir: 'tests/faults', workers: 1, fullyParallel: false };

export default defineConfig({
  testDir: 'tests',
  testMatch: '**/*.spec.ts',
  outputDir: 'test-results/artifacts',
  globalSetup: './tests/fixtures/global-setup.ts',
  workers: 2,
  fullyParallel: true,
  forbidOnly: true,
  // Patience for a machine that is busy with other work; a passing test does not wait.
  timeout: 60_000,
  expect: { timeout: 10_000 },
  reporter: [['list'], ['json', { outputFile: 'test-results/playwright.json' }]],
  use: {
    browserName: 'chromium',
    launchOptions,
    // Headless Chromium names itself in a way that the storefront takes for a crawler, which gets no streamed pages.
    userAgent: devices['Desktop Chrome'].userAgent,
    locale: 'en-CA',
    timezoneId: 'America/Edmonton',
    viewport: { width: 1440, height: 900 },
    // A trace of every test takes a tenth of the run: have one with `npm test -- <name> --trace=retain-on-failure`.
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'e2e', testDir: 'tests/e2e' },
    { name: 'quality', testDir: 'tests/quality' },
    ...(process.env.TEST_POSTGRES_URL ? [] : [faults]),
  ],
});
