import type { Readable } from 'node:stream';
import { type Entry, openPromise, type ZipFile } from 'yauzl';

/**
 * A zip's entry names, the text of its `[Content_Types].xml` ('' without one), and whether an embedded object is a
 * packaged file.
 */
export type ZipListing = {
  names: string[];
  contentTypes: string;
  isEncrypted: boolean;
  hasPackage: boolean;
};

const maxEntries = 10_000;
const maxInflatedBytes = 300 * 1024 * 1024;
const minBombBytes = 20 * 1024 * 1024;
const maxRatio = 300;
const maxTypeBytes = 4 * 1024 * 1024;

const embeddedObject = /(?:^|\/)embeddings\//i;
/** Name of the stream with a file of any kind that was inserted into a document. */
const packageStream = Buffer.from('Ole10Native', 'utf16le');

/** Thrown for a zip that contains, or unpacks to, more than any document. */
export class ZipTooLargeError extends Error {}

/**
 * Lists a zip and unpacks it once without storing the result, because its declared sizes may be wrong. Throws
 * ZipTooLargeError above 10,000 entries, 300 MiB or a ratio of 1 to 300, and other errors if it is not a complete
 * zip.
 */
export async function listZip(path: string): Promise<ZipListing> {
  const zip = await openPromise(path, { lazyEntries: true, autoClose: false });
  const listing: ZipListing = { names: [], contentTypes: '', isEncrypted: false, hasPackage: false };
  let inflated = 0;
  try {
    if (zip.entryCount > maxEntries) throw new ZipTooLargeError('too many entries');
    for await (const entry of zip.eachEntry()) {
      if (listing.names.push(entry.fileName) > maxEntries) throw new ZipTooLargeError('too many entries');
      if (entry.isEncrypted()) listing.isEncrypted = true;
      else if (entry.fileName === '[Content_Types].xml') listing.contentTypes += await textOf(zip, entry);
      const { size, isPackage } = await inflateEntry(zip, entry, maxInflatedBytes - inflated);
      inflated += size;
      listing.hasPackage ||= isPackage;
    }
    return listing;
  } finally {
    zip.close();
  }
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

async function inflateEntry(zip: ZipFile, entry: Entry, left: number) {
  if (entry.uncompressedSize > left) throw new ZipTooLargeError('too many bytes');
  const isObject = embeddedObject.test(entry.fileName);
  let size = 0;
  let isPackage = false;
  let last: Buffer = Buffer.alloc(0);
  try {
    for await (const chunk of await contentOf(zip, entry)) {
      size += chunk.length;
      if (isObject) {
        // The name may be split between two chunks.
        const seen = Buffer.concat([last, chunk]);
        isPackage ||= seen.includes(packageStream);
        last = seen.subarray(-packageStream.length);
      }
      const isBomb = size > minBombBytes && size > entry.compressedSize * maxRatio;
      if (size > left || isBomb) throw new ZipTooLargeError('too many bytes');
    }
  } catch (error) {
    if (error instanceof ZipTooLargeError) throw error;
    // yauzl stops at the declared size. A part that is only damaged is left for the document's own program to judge.
    if (error instanceof Error && /too many bytes/.test(error.message))
      throw new ZipTooLargeError('lying size');
  }
  return { size, isPackage };
}

async function contentOf(zip: ZipFile, entry: Entry): Promise<AsyncIterable<Buffer>> {
  const stream: Readable = await zip.openReadStreamPromise(entry);
  return stream;
}
