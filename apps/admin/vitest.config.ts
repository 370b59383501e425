import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../../infra/cli/vitest-shared.mjs';

const conditions = ['@aw/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    // One process loads the modules once for all test files.
    isolate: false,
    reporters: reportTo('reports/unit.json'),
  },
});
