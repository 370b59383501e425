// Time limits and reporters for the vitest configurations of all packages.
import { fileURLToPath } from 'node:url';

const timeoutMs = 300_000;

/**
 * Ends tests that hang. In parallel with the browser tests a test takes up to ten times as long, so no test has a shorter
 * limit of its own unless it proves that limit.
 */
export const limits = {
  testTimeout: timeoutMs,
  hookTimeout: timeoutMs,
  teardownTimeout: 60_000,
  expect: { poll: { timeout: 60_000 } },
};

/** Prints to the terminal, and writes the report that `npm test` reads to `outputFile` in the package. */
export const reportTo = (outputFile) => [
  'default',
  [fileURLToPath(new URL('./vitest-report.mjs', import.meta.url)), { outputFile }],
];
