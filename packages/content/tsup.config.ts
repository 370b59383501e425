import { defineConfig } from 'tsup';

// The compiler of texts, which the API uses too; the texts themselves are written by src/build.ts.
export default defineConfig({
  entry: ['src/compile/compile-text.ts'],
  format: 'esm',
  target: 'node24',
  sourcemap: true,
});
