// Renders the documents and the pictures of chats into dist/files and writes all other content into dist/demo.json: `tsx src/build.ts`.
import { mkdir, rm, writeFile } from 'node:fs/promises';
import { fileNameOf } from './demo-document';
import { renderPicture } from './render/figure-png';
import { renderDocument } from './render/render-document';
import { copiedDocuments, readDemoSources, readDocuments, readPictures } from './sources';

const dist = new URL('../dist/', import.meta.url);
const files = new URL('files/', dist);
const documents = readDocuments();

await rm(files, { recursive: true, force: true });
await mkdir(files, { recursive: true });
for (const document of [...documents, ...copiedDocuments(documents)])
  await writeFile(new URL(fileNameOf(document), files), await renderDocument(document));
for (const { fileName, figure } of readPictures())
  await writeFile(new URL(fileName, files), await renderPicture(figure));
await writeFile(new URL('demo.json', dist), JSON.stringify(readDemoSources(documents), null, 2));
