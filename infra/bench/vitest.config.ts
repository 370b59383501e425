import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['src/**/*.test.ts'],
    // One process loads the modules once for all of its files.
    isolate: false,
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/unit.json' }]],
  },
});
