/** Variables of the commands, tests and tools of this repository. The built API reads none of them. */
export const developmentSettings = {
  STRIPE:
    '`dev`: `npm start` also starts a Stripe-speaking test server and takes test cards. Any other value is ignored.',
  STRIPE_DEV_PORT: 'Port of that test server; default 3002.',
  STRIPE_DEV_WEBHOOK:
    'Where that test server sends its events when it is started by itself; `npm start` sets it.',
  AI: '`dev`: `npm start` also starts a test server that speaks OpenAI’s protocol and is no model. Any other value is ignored.',
  OPENAI_DEV_PORT: 'Port of that test server; default 3003.',
  OPENAI_DEV_MS_PER_TOKEN: 'Milliseconds between the words of that test server; default 20.',
  API_ORIGIN: 'Where the development server of the site finds the API; default http://localhost:3000.',
  CHROMIUM_PATH: 'Browser of the tests; default: one that comes as an npm package.',
  TURBO_SCM_BASE: 'Commit with which `--affected` compares.',
  CI: 'Set on build machines: end-to-end tests are then tried twice.',
  TEST_LOG: 'Level of the log of the API in its own integration tests; default `silent`.',
  DEMO_PAGES: '`all`: the tests of questions about documents read every page of the demo documents.',
  BENCH_CORPUS: 'Folder of the files that `npm run bench -- corpus` reads; default `../shared/data/corpus`.',
} as const satisfies Record<string, string>;
