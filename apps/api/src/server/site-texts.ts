import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { placeholderOrigin } from '@aw/contracts/site-origin';
import { inlineScriptHashes } from '../security/inline-scripts';
import { type PageSources, pageHeaders } from '../security/security-headers';

/** A text of the site that is not the same everywhere: it names the origin. */
export type SiteText = {
  body: string;
  type: string;
  /** What a page may do, told to browsers. */
  headers?: Record<string, string>;
};

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.xml': 'application/xml; charset=utf-8',
};

/** The built pages and what machines read of the site, by file, with the site's own origin in them. */
export async function getSiteContent(site: {
  directory: string;
  origin?: string;
  sourcesOf?: (file: string) => PageSources;
}): Promise<Map<string, SiteText>> {
  const files = (await readdir(site.directory, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => path.posix.extname(file) in types && !file.startsWith('assets/'));
  const read = async (file: string): Promise<[string, SiteText]> => {
    const built = await readFile(path.join(site.directory, file), 'utf8');
    const body = site.origin ? built.replaceAll(placeholderOrigin, site.origin) : built;
    return [file, { body, type: typeOf(file), headers: headersOf(file, body) }];
  };
  const headersOf = (file: string, body: string) =>
    file.endsWith('.html') ? pageHeaders(inlineScriptHashes(body), site.sourcesOf?.(file)) : undefined;
  return new Map(await Promise.all(files.map(read)));
}

function typeOf(file: string): string {
  if (file.endsWith('rss.xml')) return 'application/rss+xml; charset=utf-8';
  return types[path.posix.extname(file)] ?? 'application/octet-stream';
}
