import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../cli/vitest-shared.mjs';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    // One process loads the modules once for all files.
    isolate: false,
    reporters: reportTo('reports/unit.json'),
  },
});
