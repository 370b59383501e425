import { statSync } from 'node:fs';
import { join } from 'node:path';

/** Addresses of the scripts that a page loads before anything is clicked. */
export function initialScripts(html: string): string[] {
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="modulepreload"[^>]*>/g)].map(([tag]) =>
    attribute(tag, 'href'),
  );
  const sources = [...html.matchAll(/<script\b[^>]*\bsrc="([^"]+)"/g)].map(([, source]) => source);
  // The inline module script imports the same files that the preloads name, and says so by address.
  const imports = [...html.matchAll(/(?:from|import)\s*"(\/assets\/[^"]+\.js)"/g)].map(
    ([, source]) => source,
  );
  return [...new Set([...preloads, ...sources, ...imports])].filter((address) => address !== undefined);
}

/** Returns how many bytes a browser downloads for these scripts, which is the size of the compressed files beside them. */
export function initialBytes(html: string, clientFolder: string): number {
  return initialScripts(html)
    .map((address) => statSync(join(clientFolder, `${address}.br`)).size)
    .reduce((sum, bytes) => sum + bytes, 0);
}

function attribute(tag: string, name: string): string | undefined {
  return tag.match(new RegExp(`\\b${name}="([^"]+)"`))?.[1];
}
