import { defineConfig } from 'vitest/config';

const conditions = ['@aw/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // One process loads the modules once for all of its files.
    isolate: false,
    reporters: ['default', ['../../infra/cli/vitest-report.mjs', { outputFile: 'reports/unit.json' }]],
  },
});
