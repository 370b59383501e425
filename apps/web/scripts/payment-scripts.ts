import { inlineScripts, namedOrigins, scriptOrigins } from './payment-inventory';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;
const ownFile = /^\/assets\/[\w.-]+\.js$/;

/**
 * Returns everything that a built page would run and the inventory does not list: inline scripts, script addresses, and
 * origins in reachable code. `read` returns the text of one of our own files by its address.
 */
export function unlistedScripts(html: string, read: (address: string) => string): string[] {
  const tags = [...html.matchAll(scriptTag)]
    // Structured data for search engines is never run.
    .filter(([, attributes = '']) => !/\btype="application\/ld\+json"/.test(attributes))
    .map(([, attributes = '', text = '']) => ({ source: attributes.match(/\bsrc="([^"]*)"/)?.[1], text }));
  const preloads = [...html.matchAll(/<link\b[^>]*\brel="(?:module)?preload"[^>]*>/g)].flatMap(([tag]) => {
    const address = tag.match(/\bhref="([^"]*)"/)?.[1] ?? '';
    return /\.(woff2|css)$/.test(address) ? [] : [address];
  });
  const inline = tags.flatMap(({ source, text }) => (source === undefined ? [text] : []));
  const addresses = [...tags.flatMap(({ source }) => source ?? []), ...preloads];
  return [
    ...inline.filter((text) => !inlineScripts.some(({ begins }) => text.startsWith(begins))),
    ...addresses.filter((address) => !ownFile.test(address)),
    ...foreignOrigins(reachable([...addresses, ...inline.flatMap(importsOf)], read)),
  ];
}

/**
 * Returns the texts of our own files that the page starts with, and of all files that they import, at once or
 * lazily.
 */
function reachable(start: string[], read: (address: string) => string): string[] {
  const texts = new Map<string, string>();
  const waiting = start.filter((address) => ownFile.test(address));
  for (let address = waiting.pop(); address; address = waiting.pop()) {
    // The manifest lists the code of the other pages, which load as separate documents.
    if (texts.has(address) || address.startsWith('/assets/manifest-')) continue;
    const text = read(address);
    texts.set(address, text);
    waiting.push(...importsOf(text));
  }
  return [...texts.values()];
}

function importsOf(code: string): string[] {
  const names = code.matchAll(/["'`](?:\.\/|\/?assets\/)([\w.-]+\.js)["'`]/g);
  return [...names].map(([, name]) => `/assets/${name}`);
}

function foreignOrigins(texts: string[]): string[] {
  const listed = [...namedOrigins, ...scriptOrigins.map(({ origin }) => origin)];
  const origins = texts.flatMap((text) =>
    [...text.matchAll(/https?:\/\/[\w*-]+(?:\.[\w*-]+)+(?::\d+)?/g)].map(([origin]) => origin),
  );
  return [...new Set(origins)].filter((origin) => !listed.includes(origin));
}
