import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/unit.json' }]],
  },
});
