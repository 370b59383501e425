import { createHash } from 'node:crypto';

const scriptTag = /<script\b([^>]*)>([\s\S]*?)<\/script>/g;

/** The content-policy sources (`sha256-…`) of a page's inline scripts, each once, in their order. */
export function inlineScriptHashes(html: string): string[] {
  const hashes = new Set<string>();
  for (const [, attributes = '', text = ''] of html.matchAll(scriptTag)) {
    const isOutside = /\bsrc=/.test(attributes);
    const isData = /\btype="application\/(ld\+)?json"/.test(attributes);
    if (!isOutside && !isData) hashes.add(`sha256-${createHash('sha256').update(text).digest('base64')}`);
  }
  return [...hashes];
}
