import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Returns the addresses of the scripts that a page loads before anything is clicked. */
export function initialScripts(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'href'),
  );
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
  // The inline module script imports the preloaded files by address, and sometimes others.
  const imports = [...html.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+\.js)"/g)].map(
    ([, source]) => source,
  );
  return [...new Set([...preloads, ...sources, ...imports])].filter((address) => address !== undefined);
}

/** Returns the download size of a page's initial scripts in bytes, measured on their `.br` files. */
export function initialBytes(html: string, clientFolder: string): number {
  return initialScripts(html)
    .map((address) => statSync(join(clientFolder, `${address}.br`)).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\b${name}="([^"]+)"`))?.[1];
}
