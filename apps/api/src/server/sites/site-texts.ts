import { readdir, readFile } from 'node:fs/promises';
import path from 'node:path';
import { filledIn, type SiteDetails, templatesFile } from '@aw/contracts/site-details';
import { inlineScriptHashes } from '../security/inline-scripts';
import { type PageSources, pageHeaders } from '../security/security-headers';
import { fillDetails, type TextFormat } from './site-details';

/** A text of the site that depends on the settings: it contains the site's name, address or contacts. */
export type SiteText = {
  body: string;
  type: string;
  /** Headers that restrict what a page may do. */
  headers?: Record<string, string>;
};

/** Built texts, keyed by file, such as "blog/index.html". */
export type BuiltTexts = ReadonlyMap<string, string>;

const kinds: Readonly<Record<string, { type: string; format: TextFormat }>> = {
  '.html': { type: 'text/html', format: 'html' },
  '.txt': { type: 'text/plain', format: 'text' },
  '.xml': { type: 'application/xml', format: 'xml' },
  '.webmanifest': { type: 'application/manifest+json', format: 'json' },
};

/** Reads the built texts in a folder. */
export async function readBuiltTexts(directory: string): Promise<BuiltTexts> {
  const files = (await readdir(directory, { recursive: true }))
    .map((file) => file.split(path.sep).join('/'))
    .filter((file) => (filledIn.test(file) || file === templatesFile) && !file.startsWith('assets/'));
  const read = async (file: string) => [file, await readFile(path.join(directory, file), 'utf8')] as const;
  return new Map(await Promise.all(files.map(read)));
}

export type Filling = {
  /** The site's own details. Without them texts stay as they were built. */
  details?: SiteDetails;
  /** Returns the origins that a page may use besides its own; `file` is the page's file. */
  sourcesOf?: (file: string) => PageSources;
};

/** Returns the texts to be served: with the site's own details, and a content policy for each page. */
export function fillTexts(built: BuiltTexts, { details, sourcesOf }: Filling): Map<string, SiteText> {
  const filled = new Map<string, SiteText>();
  for (const [file, text] of built) {
    const kind = kindOf(file);
    if (!kind) continue;
    const body = details ? fillDetails(text, kind.format, details) : text;
    // Hashes of the filled page, so that they are right for all settings.
    const headers = file.endsWith('.html') && pageHeaders(inlineScriptHashes(body), sourcesOf?.(file));
    filled.set(file, {
      body,
      type: `${typeOf(file, kind.type)}; charset=utf-8`,
      ...(headers && { headers }),
    });
  }
  return filled;
}

function kindOf(file: string) {
  return kinds[path.posix.extname(file)];
}

function typeOf(file: string, usual: string): string {
  return file.endsWith('rss.xml') ? 'application/rss+xml' : usual;
}
