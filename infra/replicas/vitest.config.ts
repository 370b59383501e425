import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../cli/vitest-shared.mjs';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    // Each file starts several processes of the API, which would overload a machine with two cores.
    fileParallelism: false,
    reporters: reportTo('reports/replicas.json'),
  },
});
