import { defineConfig } from 'tsup';

// Builds the compilers, which the API and the browser's preview use too. src/build.ts writes the texts themselves.
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
