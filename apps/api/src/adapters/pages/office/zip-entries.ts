import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';
import { type EmbeddedFile, headBytes } from '../embedded/embedded-file';
import { filesInPart, isContainer } from '../embedded/zip-parts';

/**
 * A zip's entry names, the text of its `[Content_Types].xml` ('' without one), and the files that are embedded in it.
 */
export type ZipListing = {
  names: string[];
  contentTypes: string;
  isEncrypted: boolean;
  /** Programs, archives and packaged files among its parts and in them. */
  files: EmbeddedFile[];
};

const maxEntries = 10_000;
const maxInflatedBytes = 300 * 1024 * 1024;
const minBombBytes = 20 * 1024 * 1024;
const maxRatio = 300;
const maxTypeBytes = 4 * 1024 * 1024;
/** Embedded objects and documents are examined in memory. */
const maxContainerBytes = 64 * 1024 * 1024;

/** Thrown for a zip that contains, or unpacks to, more than any document. */
export class ZipTooLargeError extends Error {}

/**
 * Lists a zip and unpacks it once without storing the result, because its declared sizes may be wrong. Throws
 * ZipTooLargeError above 10,000 entries, 300 MiB or a ratio of 1 to 300, and other errors if it is not a complete
 * zip.
 */
export async function listZip(path: string): Promise<ZipListing> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const listing: ZipListing = { names: [], contentTypes: '', isEncrypted: false, files: [] };
  const inflate = boundedInflate();
  try {
    if (zip.entryCount > maxEntries) throw new ZipTooLargeError('too many entries');
    for await (const entry of zip.eachEntry()) {
      listing.names.push(entry.fileName);
      if (entry.isEncrypted()) listing.isEncrypted = true;
      else if (entry.fileName === '[Content_Types].xml') listing.contentTypes += await textOf(zip, entry);
      const content = await inflate(zip, entry);
      listing.files.push(...(await filesInPart(entry.fileName, content, inflate)));
    }
    return listing;
  } finally {
    zip.close();
  }
}

/** Returns the programs, archives and packaged files in a zip that an object of an older file contains. */
export function listEmbeddedZip(name: string, bytes: Buffer): Promise<EmbeddedFile[]> {
  return filesInPart(name, bytes, boundedInflate());
}

/** Returns a function that inflates entries, also of zips in a zip, and keeps them together within the limits. */
function boundedInflate() {
  let inflated = 0;
  let entries = 0;
  return async (zip: ZipFile, entry: Entry): Promise<Buffer> => {
    if (++entries > maxEntries) throw new ZipTooLargeError('too many entries');
    const { size, content } = await inflateEntry(zip, entry, maxInflatedBytes - inflated);
    inflated += size;
    return content;
  };
}

async function textOf(zip: ZipFile, entry: Entry): Promise<string> {
  const chunks: Buffer[] = [];
  let size = 0;
  for await (const chunk of await contentOf(zip, entry)) {
    chunks.push(chunk);
    size += chunk.length;
    if (size > maxTypeBytes) throw new ZipTooLargeError('too long a list of types');
  }
  const bytes = Buffer.concat(chunks);
  return new TextDecoder(bytes[0] === 0xff && bytes[1] === 0xfe ? 'utf-16le' : 'utf-8').decode(bytes);
}

/** Inflates an entry. Returns its size and its content if it is a container, otherwise its beginning. */
async function inflateEntry(zip: ZipFile, entry: Entry, left: number) {
  if (entry.uncompressedSize > left) throw new ZipTooLargeError('too many bytes');
  const chunks: Buffer[] = [];
  let size = 0;
  let isKept = true;
  try {
    for await (const chunk of await contentOf(zip, entry)) {
      if (isKept) chunks.push(chunk);
      size += chunk.length;
      if (isKept && size >= headBytes) isKept = isContainer(entry.fileName, chunks[0] ?? chunk);
      if (isKept && size > maxContainerBytes) throw new ZipTooLargeError('too large an object');
      const isBomb = size > minBombBytes && size > entry.compressedSize * maxRatio;
      if (size > left || isBomb) throw new ZipTooLargeError('too many bytes');
    }
  } catch (error) {
    if (error instanceof ZipTooLargeError) throw error;
    // yauzl stops at the declared size. A part that is only damaged is left for the document's own program to judge.
    if (error instanceof Error && /too many bytes/.test(error.message))
      throw new ZipTooLargeError('lying size');
  }
  return { size, content: Buffer.concat(chunks) };
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  return stream;
}
