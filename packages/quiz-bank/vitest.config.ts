import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // Several tests compile the whole bank, which takes seconds on a busy machine.
    testTimeout: 60_000,
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/unit.json' }]],
  },
});
