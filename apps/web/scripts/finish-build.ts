import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { initialBytes } from './first-load';
import { inlineScriptHashes } from './inline-scripts';
import { unlistedScripts } from './payment-scripts';
import { precompress } from './precompress';

const homeBudgetBytes = 120_000;

const buildFolder = fileURLToPath(new URL('../build/', import.meta.url));
const clientFolder = join(buildFolder, 'client');

const files = readdirSync(clientFolder, { recursive: true, withFileTypes: true })
  .filter((entry) => entry.isFile() && !/\.(br|gz)$/.test(entry.name))
  .map((entry) => join(entry.parentPath, entry.name));
const pages = files
  .filter((file) => file.endsWith('.html'))
  .map((file) => ({ name: nameOf(file), html: readFileSync(file, 'utf8') }))
  .sort((a, b) => a.name.localeCompare(b.name));

// Any server of these files puts the hashes into the content policy of each page.
const hashes = Object.fromEntries(pages.map(({ name, html }) => [name, inlineScriptHashes(html)]));
writeFileSync(join(buildFolder, 'csp.json'), `${JSON.stringify(hashes, null, 2)}\n`);
files.forEach(precompress);
rmSync(join(buildFolder, 'server'), { recursive: true, force: true });

const sizes = pages.map(({ name, html }) => ({ name, bytes: initialBytes(html, clientFolder) }));
for (const { name, bytes } of sizes) console.log(`${(bytes / 1000).toFixed(1).padStart(7)} kB  ${name}`);

const home = sizes.find(({ name }) => name === 'index.html');
if (!home) throw new Error('The home page was not prerendered: build/client/index.html is missing.');
if (home.bytes > homeBudgetBytes) {
  throw new Error(
    `Home loads ${home.bytes} bytes of script first (brotli); its budget is ${homeBudgetBytes}.`,
  );
}

const payment = pages.find(({ name }) => name === 'payment/index.html');
if (!payment) throw new Error('The payment page was not prerendered, so its scripts cannot be checked.');
const unlisted = unlistedScripts(payment.html, (address) =>
  readFileSync(join(clientFolder, address), 'utf8'),
);
if (unlisted.length > 0) {
  throw new Error(
    `The payment page would run what its inventory (payment-inventory.ts) does not name:\n  ${unlisted.join('\n  ')}`,
  );
}

function nameOf(file: string): string {
  return file.slice(clientFolder.length + 1).replaceAll('\\', '/');
}
