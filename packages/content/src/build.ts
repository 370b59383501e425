// Compiles the files of texts into modules: `tsx src/build.ts`.
import { fileURLToPath } from 'node:url';
import { type Collection, type Single, sources } from './collections';
import { type Read, readClaims, readCollection, readSingle } from './compile/read-source';
import { writeCollection, writeSingle, writeTexts } from './compile/write-module';

const files = fileURLToPath(new URL('../files/', import.meta.url));
const modules = fileURLToPath(new URL('../dist/', import.meta.url));

const claims = readClaims(files);
const texts = Object.entries(sources).flatMap(([name, source]) => {
  try {
    return compile(name, source);
  } catch (error) {
    // Compiling continues after an error, so that an editor sees all errors at once.
    console.error(error instanceof Error ? error.message : error);
    process.exitCode = 1;
    return [];
  }
});
writeTexts(modules, texts);

function compile(name: string, source: Single | Collection): Read<unknown>[] {
  if (source.kind === 'single') {
    const read = readSingle(files, name, source, claims);
    writeSingle(modules, name, source, read.compiled);
    return [read];
  }
  const articles = readCollection(files, name, source, claims);
  writeCollection(
    modules,
    name,
    source,
    articles.map(({ compiled }) => compiled),
  );
  return articles;
}
