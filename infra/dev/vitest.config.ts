import path from 'node:path';
import { defineConfig } from 'vitest/config';

const db = path.resolve(import.meta.dirname, '../../packages/db/src');

export default defineConfig({
  resolve: {
    // Its sources, not its build.
    alias: [{ find: /^@aw\/db\/(.+)$/, replacement: `${db}/$1.ts` }],
  },
  test: {
    include: ['src/**/*.test.ts'],
    // One process loads the modules once for all of its files.
    isolate: false,
    testTimeout: 20_000,
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/unit.json' }]],
  },
});
