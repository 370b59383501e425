import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../../infra/cli/vitest-shared.mjs';

export default defineConfig({
  resolve: { conditions: ['@aw/source'] },
  ssr: { resolve: { conditions: ['@aw/source'] } },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    reporters: reportTo('reports/unit.json'),
  },
});
