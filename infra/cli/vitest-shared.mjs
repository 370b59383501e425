// The vitest configurations of all packages share these limits and this report.
import { fileURLToPath } from 'node:url';

const timeoutMs = 300_000;

/**
 * Ends what hangs. Beside the browser tests a test takes up to ten times as long as alone, so none has a shorter limit
 * of its own unless that limit is what it proves.
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
