import { defineConfig } from 'vitest/config';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    include: ['src/**/*.test.ts'],
    // Each file starts several processes of the API, and there are two cores.
    fileParallelism: false,
    testTimeout: 120_000,
    hookTimeout: 120_000,
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/replicas.json' }]],
  },
});
