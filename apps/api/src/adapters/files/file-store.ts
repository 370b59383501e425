import type { Readable } from 'node:stream';

/** A file that was received completely but has no key yet: `commit` gives it one, `discard` deletes it. */
export type StagedFile = {
  /** Lower-case hex, 64 characters. */
  sha256: string;
  sizeBytes: number;
  /** The first 4,100 bytes (or fewer), enough to recognise the type. */
  headBytes: Uint8Array;
  /** Stores the file under its key. A second call with the same key does nothing. */
  commit(key: string): Promise<void>;
  /** Deletes the file. Does nothing after a commit. */
  discard(): Promise<void>;
};

/** A byte range, both ends inclusive and counted from 0, as in an HTTP `Range` header. */
export type ByteRange = { start: number; end: number };

/**
 * Storage of files. A key is visible either with all its bytes or not at all. Every call throws FilesUnavailableError
 * while the storage is unavailable.
 */
export type FileStore = {
  /** Stores and hashes the source. A source that fails or is cut off leaves nothing behind. */
  stage(source: Readable): Promise<StagedFile>;
  /** Writes or replaces the file of a key atomically. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** Streams the file. Throws FileMissingError, or RangeError if the range starts after the last byte. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  sizeOf(key: string): Promise<number | undefined>;
  /** Deletes the key's file. A missing key is not an error. */
  remove(key: string): Promise<void>;
  /** Deletes the remains of interrupted uploads and returns their number. */
  removeStaleStages(olderThanMs: number): Promise<number>;
};

/** Thrown by `read` if no file has this key. */
export class FileMissingError extends Error {
  readonly code = 'file_missing';

  constructor(readonly key: string) {
    super(`No file is stored under the key ${key}`);
    this.name = 'FileMissingError';
  }
}

/** Thrown if the storage cannot be reached or cannot write. A later try may work. */
export class FilesUnavailableError extends Error {
  readonly code = 'files_unavailable';

  constructor(cause: unknown) {
    super('The file storage is not available.', { cause });
    this.name = 'FilesUnavailableError';
  }
}
