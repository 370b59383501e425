import path from 'node:path';
import { defineConfig } from 'vitest/config';

const packages = path.resolve(import.meta.dirname, '../../packages');

export default defineConfig({
  resolve: {
    // Sources, not builds, so that a test never runs against yesterday's package.
    alias: [
      { find: /^@aw\/(contracts|db|demo|pdf-fonts|pricing)$/, replacement: `${packages}/$1/src/index.ts` },
      { find: /^@aw\/(contracts|db|demo|pricing)\/(.+)$/, replacement: `${packages}/$1/src/$2.ts` },
    ],
  },
  test: {
    reporters: [
      'default',
      ['json', { outputFile: `reports/${process.argv.includes('int') ? 'int' : 'unit'}.json` }],
    ],
    projects: [
      {
        extends: true,
        test: {
          name: 'unit',
          include: ['src/**/*.test.ts'],
          exclude: ['src/**/*.int.test.ts'],
          testTimeout: 30_000,
        },
      },
      {
        extends: true,
        test: {
          name: 'int',
          include: ['src/**/*.int.test.ts'],
          globalSetup: ['src/testing/global-setup.ts'],
          testTimeout: 60_000,
          hookTimeout: 120_000,
        },
      },
    ],
  },
});
