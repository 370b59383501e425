import { addAbortSignal, PassThrough, type Readable } from 'node:stream';
import { finished, pipeline } from 'node:stream/promises';
import { ZipFile } from 'yazl';

export type ArchiveEntry = {
  /** Path inside the archive. */
  name: string;
  source: Readable;
  /** True for files that are compressed already, such as PDFs. */
  isPacked: boolean;
};

/**
 * Returns a ZIP archive (ZIP64 if it exceeds 4 GiB) that is written as fast as its client reads it. Entries are
 * requested one at a time. A client that disconnects ends the work, and an entry that fails ends the archive.
 */
export function zipStream(entries: AsyncIterable<ArchiveEntry>, mtime: Date): Readable {
  const zip = new ZipFile();
  const out = new PassThrough();
  const reader = new AbortController();
  out.once('close', () => reader.abort());
  const end = (error: Error) => void out.destroy(error);
  zip.once('error', end);
  pipeline(zip.outputStream, out).catch(end);
  fill(zip, entries, mtime, reader.signal).catch(end);
  return out;
}

async function fill(
  zip: ZipFile,
  entries: AsyncIterable<ArchiveEntry>,
  mtime: Date,
  signal: AbortSignal,
): Promise<void> {
  for await (const { name, source, isPacked } of entries) {
    addAbortSignal(signal, source);
    zip.addReadStream(source, name, { compress: !isPacked, mtime });
    await finished(source);
  }
  zip.end();
}
