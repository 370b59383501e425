/** Variables of the commands, tests and tools of this repository. The built API reads none of them. */
export const developmentSettings = {
  STRIPE:
    '`dev`: `npm start` also starts our test server for Stripe, which accepts test cards. Any other value is ignored.',
  STRIPE_DEV_PORT: 'Port of that test server. Default: 3002.',
  STRIPE_DEV_WEBHOOK:
    'URL to which that test server sends its events if you start it yourself. `npm start` sets it.',
  AI: '`dev`: `npm start` also starts our test server for OpenAI, which is not a real model. Any other value is ignored.',
  OPENAI_DEV_PORT: 'Port of that test server. Default: 3003.',
  OPENAI_DEV_MS_PER_TOKEN: 'Milliseconds between the words of that test server. Default: 20.',
  API_ORIGIN: 'Address of the API for the development server of the site. Default: http://localhost:3000.',
  CHROMIUM_PATH: 'Browser for the tests. Default: one that an npm package provides.',
  TURBO_SCM_BASE: 'Commit with which `--affected` compares.',
  CI: 'Set on build machines. Tools such as pnpm and Vitest then ask no questions.',
  TEST_LOG: 'Log level of the API in its own integration tests. Default: `silent`.',
  DEMO_PAGES: '`all`: the tests of questions about documents read every page of the demo documents.',
  BENCH_CORPUS:
    'Folder with the files that `npm run bench -- corpus` reads. Default: `../shared/data/corpus`.',
} as const satisfies Record<string, string>;
