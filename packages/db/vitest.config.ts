import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../../infra/cli/vitest-shared.mjs';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    globalSetup: ['src/testing/global-setup.ts'],
    // While one waits for a lock or a server that starts, the other one works.
    maxWorkers: 2,
    // One process loads the modules once for all of its files.
    isolate: false,
    reporters: reportTo('reports/unit.json'),
  },
});
