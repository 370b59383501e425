import { defineConfig } from 'tsup';

export default defineConfig({
  entry: [
    'src/*.ts',
    'src/testing/fill-library.ts',
    'src/testing/fill-questions.ts',
    'src/testing/small-library.ts',
    '!src/*.test.ts',
  ],
  format: 'esm',
  target: 'node24',
  clean: true,
  sourcemap: true,
});
