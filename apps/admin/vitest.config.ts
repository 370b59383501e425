import { defineConfig } from 'vitest/config';

const conditions = ['@aw/source'];

export default defineConfig({
  resolve: { conditions },
  ssr: { resolve: { conditions } },
  test: {
    include: ['src/**/*.test.ts', 'src/**/*.test.tsx'],
    reporters: ['default', ['json', { outputFile: 'reports/unit.json' }]],
  },
});
