import { readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { brotliCompressSync, constants, gzipSync } from 'node:zlib';
import { placeholders } from '@aw/contracts/site-details';
import { overBudget, weightTable } from './budgets';
import { readPage } from './built-page';
import { checkHead, sharedTitles } from './check-heads';
import { placeholderProblems } from './check-placeholders';
import { initialBytes } from './first-load';
import { writeMachineFiles } from './machines/write-machine-files';
import { unlistedScripts } from './payment-scripts';
import { writePressKit } from './press-kit/write-press-kit';
import { writeSitePages } from './served/write-site-pages';
import { pagesWithSlot, slotProblems, writeTemplates } from './served/write-templates';

const compressible = /\.(html|js|css|svg|json|txt|xml|webmanifest)$/;

const fallback = '__spa-fallback.html';
const buildFolder = fileURLToPath(new URL('../build/', import.meta.url));
const clientFolder = join(buildFolder, 'client');

const pages = builtFiles()
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ name: nameOf(file), html: readFileSync(file, 'utf8') }))
  .sort((a, b) => a.name.localeCompare(b.name));
const ownPages = pages.filter(({ name }) => name !== fallback).map(({ name, html }) => readPage(name, html));

await writeMachineFiles(clientFolder, ownPages);
await writePressKit(join(clientFolder, 'press'));
writeTemplates(clientFolder);
writeSitePages(clientFolder, builtFiles());
builtFiles().forEach(precompress);
rmSync(join(buildFolder, 'server'), { recursive: true, force: true });

const weights = {
  pages: pages.map(({ name, html }) => ({
    name,
    bytes: initialBytes(html, clientFolder),
    isListed: readPage(name, html).isListed,
  })),
  // The formula font loads only on pages with display formulas, and packages/ui limits its size. Fonts for reading load
  // when a reader has chosen one.
  fontBytes: sum(
    filesOf('.woff2')
      .filter((file) => !/stix-two-math|atkinson-hyperlegible|opendyslexic/.test(file))
      .map((file) => statSync(file).size),
  ),
  readerBytes: sum(readerFiles().map((file) => statSync(`${file}.br`).size)),
};
const cssBytes = sum(filesOf('.css').map((file) => statSync(`${file}.br`).size));
console.log(weightTable(weights, cssBytes));

const problems = [
  ...overBudget(weights),
  ...ownPages.flatMap((page) => checkHead(page, placeholders.origin)),
  ...sharedTitles(ownPages).map((title) => `More than one page is called "${title}".`),
  ...pages.flatMap(({ name, html }) => placeholderProblems(name, html)),
  ...paymentProblems(),
  ...pagesWithSlot.flatMap((page) => slotProblems(page, pages.find(({ name }) => name === page)?.html ?? '')),
];
if (problems.length > 0) throw new Error(`The site was built, but:\n  ${problems.join('\n  ')}`);

function paymentProblems(): string[] {
  const payment = pages.find(({ name }) => name === 'payment/index.html');
  if (!payment) return ['The payment page was not prerendered, so its scripts cannot be checked.'];
  return unlistedScripts(payment.html, (address) => readFileSync(join(clientFolder, address), 'utf8')).map(
    (script) =>
      `The payment page would run a script that its inventory (payment-inventory.ts) does not list: ${script}`,
  );
}

function builtFiles(): string[] {
  return readdirSync(clientFolder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
    .map((entry) => join(entry.parentPath, entry.name));
}

/** Files that the text view of a document loads. */
function readerFiles(): string[] {
  const files = filesOf('.js').filter((file) =>
    /\/(page-text|reading-[a-z]+|page-blocks)-[^/]+\.js$/.test(file),
  );
  if (files.length < 2) throw new Error('The text view of documents is no part of its own any more.');
  return files;
}

function filesOf(ending: string): string[] {
  return builtFiles().filter((file) => file.endsWith(ending));
}

function nameOf(file: string): string {
  return file.slice(clientFolder.length + 1).replaceAll('\\', '/');
}

function sum(numbers: readonly number[]): number {
  return numbers.reduce((total, number) => total + number, 0);
}

/** Writes `.br` and `.gz` beside a text file, so that the server never compresses it. */
function precompress(file: string): void {
  if (!compressible.test(file)) return;
  const bytes = readFileSync(file);
  const params = { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY };
  writeFileSync(`${file}.br`, brotliCompressSync(bytes, { params }));
  writeFileSync(`${file}.gz`, gzipSync(bytes, { level: constants.Z_BEST_COMPRESSION }));
}
