import path from 'node:path';
import { defineConfig } from 'vitest/config';
import { limits, reportTo } from '../cli/vitest-shared.mjs';

const db = path.resolve(import.meta.dirname, '../../packages/db/src');

export default defineConfig({
  resolve: {
    // The sources, not the build.
    alias: [{ find: /^@aw\/db\/(.+)$/, replacement: `${db}/$1.ts` }],
  },
  test: {
    ...limits,
    include: ['src/**/*.test.ts'],
    // One process loads the modules once for all files.
    isolate: false,
    reporters: reportTo('reports/unit.json'),
  },
});
