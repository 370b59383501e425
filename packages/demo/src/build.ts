// Draws the demo's documents into dist/files and lists them in dist/manifest.json: `tsx src/build.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { toUpload } from './demo-document';
import { demoDocuments } from './documents';
import { renderDocument } from './render/render-document';

const built = new URL('../dist/', import.meta.url);
const files = new URL('files/', built);

await rm(files, { recursive: true, force: true });
await mkdir(files, { recursive: true });
for (const document of demoDocuments)
  await writeFile(new URL(toUpload(document).fileName, files), await renderDocument(document));
await writeFile(new URL('manifest.json', built), JSON.stringify(demoDocuments.map(toUpload), null, 2));
