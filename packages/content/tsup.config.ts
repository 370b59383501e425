import { defineConfig } from 'tsup';

// The compilers of texts, which the API and a browser's preview use too; the texts themselves are written by src/build.ts.
export default defineConfig({
  entry: {
    'compile-text': 'src/compile/compile-text.ts',
    'rich-text': 'src/compile/rich-text.ts',
    'rich-text-version': 'src/rich-text-version.ts',
  },
  format: 'esm',
  target: 'node24',
  sourcemap: true,
});
