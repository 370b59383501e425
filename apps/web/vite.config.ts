import { fileURLToPath } from 'node:url';
import { reactRouter } from '@react-router/dev/vite';
import tailwindcss from '@tailwindcss/vite';
import { defaultClientConditions, defaultServerConditions, defineConfig } from 'vite';

const sourceFolder = fileURLToPath(new URL('./src', import.meta.url));
const apiOrigin = process.env.API_ORIGIN ?? 'http://localhost:3000';

/* The code that every page needs first is one file, because one file compresses better than many. */
const packages = [
  'react|react-dom|scheduler|react-router|@tanstack/[a-z-]+|class-variance-authority|clsx',
  'lucide-react/dist/esm/(shared|context|createLucideIcon|Icon)',
].join('|');
const libraries = new RegExp(`/node_modules/(${packages})[/.]`);
/* Parts of these libraries that only later pages need. */
const laterParts = /(infinite|mutation|queries)[a-z]*Observer|use(Infinite|Suspense|Mutation|Queries)/i;
const chunks = {
  groups: [
    {
      name: 'libraries',
      test: (id: string) => libraries.test(id.replaceAll('\\', '/')) && !laterParts.test(id),
      priority: 2,
    },
    // Every public page describes itself to search engines, and a file of its own for this would lengthen the manifest.
    { name: 'shell', test: /src[\\/](root|shell[\\/]lazy-page|lib[\\/]structured-data)\.tsx?/, priority: 1 },
    // Every page loads these after its first paint, so one request replaces thirty.
    // A file of its own for the grid of two pages would lengthen the route manifest, which every page loads.
    {
      name: 'frame',
      test: /(src[\\/]shell[\\/](site-top|site-end|split-style|search[\\/]everything-field)|primitives[\\/](toast-host|tooltip|use-slash-key))\.tsx?/,
    },
    // The 404 page, which other pages also show for a wrong id, is one file with its parts. Those pages also say what is
    // missing.
    {
      name: 'not-found',
      test: /(src[\\/](shell[\\/](not-found|missing-page)|lib[\\/]is-wrong-address)|patterns[\\/](action-card|card-link))\.tsx?/,
    },
    // Shared parts of forms and drafts. Separate files would lengthen the route manifest, which every page loads.
    { name: 'forms', test: /node_modules[\\/](react-hook-form|@hookform)|primitives[\\/]use-zod-form/ },
    { name: 'drafts', test: /ui[\\/]src[\\/]drafts|lib[\\/]tab-drafts/ },
    { name: 'copy', test: /primitives[\\/](copy-button|use-copy)\.tsx?/ },
    { name: 'inputs', test: /primitives[\\/](control-style|field|input)\.tsx?/ },
    { name: 'icons', test: /lucide-react[\\/]dist[\\/]esm[\\/]icons/, minShareCount: 2 },
  ],
};

export default defineConfig({
  plugins: [tailwindcss(), reactRouter()],
  resolve: {
    alias: { '~': sourceFolder },
    // The text compiler runs in a worker, where browser variants of its dependencies would find no document.
    conditions: ['@aw/source', 'worker', ...defaultClientConditions],
  },
  ssr: {
    resolve: {
      conditions: ['@aw/source', ...defaultServerConditions],
      externalConditions: ['@aw/source', 'node'],
    },
  },
  // Nothing is inlined as data:, so that the content security policy can stay at 'self'.
  build: { assetsInlineLimit: 0 },
  environments: { client: { build: { rolldownOptions: { output: { codeSplitting: chunks } } } } },
  server: { port: 5173, proxy: { '/api': { target: apiOrigin, changeOrigin: false } } },
});
