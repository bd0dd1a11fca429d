import { defineConfig } from '@playwright/test';

const asRoot = process.getuid?.() === 0 ? ['--no-sandbox'] : [];

export default defineConfig({
  testDir: 'journeys',
  outputDir: '../test-results',
  globalSetup: './global-setup.ts',
  fullyParallel: true,
  // One more than there are cores, because journeys mostly wait.
  workers: 3,
  retries: 0,
  // `npm test` leaves these out; see docs/decisions/0031.
  ...(process.env.CALIPER_THOROUGH ? {} : { grepInvert: /@thorough/ }),
  forbidOnly: Boolean(process.env.CI),
  // Only what hangs should reach these: on a shared machine everything takes longer.
  timeout: 90_000,
  expect: { timeout: 20_000 },
  reporter: [['list'], ...(process.env.PLAYWRIGHT_JSON_OUTPUT_FILE ? [['json'] as const] : [])],
  use: {
    viewport: { width: 1440, height: 900 },
    colorScheme: 'light',
    // Animations cost time and prove little; the journeys about motion enable them.
    contextOptions: { reducedMotion: 'reduce' },
    launchOptions: {
      executablePath: process.env.CHROMIUM_PATH ?? '/usr/bin/chromium-headless-shell',
      args: [
        ...asRoot,
        '--disable-gpu',
        // Fewer processes per browser: a twentieth less to compute for the same journeys.
        '--in-process-gpu',
        '--enable-features=NetworkServiceInProcess2',
        '--disable-background-networking',
        '--disable-component-update',
        '--disable-sync',
        '--no-first-run',
        // Nor does a page live long enough for its scripts to be worth optimising: an eighth less.
        '--js-flags=--no-opt --no-maglev',
      ],
    },
  },
});
