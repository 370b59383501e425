import { defineConfig, type PlaywrightTestOptions } from '@playwright/test';
import { browserArguments, browserPath } from './browser-path';
import { siteOrigin } from './site/addresses';

/** Specs with a size in their name run only at that size. Process tests need no browser. */
const withoutBrowser = '**/{process,*.process}.spec.ts';

const shared: Partial<PlaywrightTestOptions> = {
  baseURL: siteOrigin,
  locale: 'en-GB',
  timezoneId: 'UTC',
  contextOptions: { reducedMotion: 'reduce' },
};

export default defineConfig({
  testDir: 'specs',
  outputDir: 'reports/results',
  globalSetup: './global-setup.ts',
  workers: 2,
  // A test that sometimes fails is a broken test: docs/decisions/0082-checks-side-by-side.md.
  retries: 0,
  // A busy machine takes several times as long as an idle one.
  timeout: 240_000,
  expect: { timeout: 20_000 },
  forbidOnly: true,
  reporter: [['list'], ['json', { outputFile: 'reports/e2e.json' }]],
  use: {
    ...shared,
    browserName: 'chromium',
    launchOptions: {
      executablePath: browserPath(),
      args: browserArguments,
    },
    actionTimeout: 30_000,
    // Traces take a seventh of the time of a test. The last screenshot and page are enough.
    trace: 'off',
    screenshot: 'only-on-failure',
  },
  projects: [
    { name: 'process', testMatch: withoutBrowser },
    {
      name: 'desktop',
      testIgnore: [withoutBrowser, '**/*.phone.spec.ts'],
      use: { viewport: { width: 1280, height: 800 } },
    },
    {
      name: 'phone',
      testIgnore: [withoutBrowser, '**/*.desktop.spec.ts'],
      use: { viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true },
    },
  ],
  webServer: {
    command: 'node --import tsx serve.ts',
    url: `${siteOrigin}/readyz`,
    timeout: 90_000,
    stderr: 'pipe',
    gracefulShutdown: { signal: 'SIGTERM', timeout: 30_000 },
  },
});
