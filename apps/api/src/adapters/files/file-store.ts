import type { Readable } from 'node:stream';

/** A file that has arrived whole but has no key yet: `commit` gives it one, `discard` forgets it. */
export type StagedFile = {
  /** Lower-case hex, 64 characters. */
  sha256: string;
  sizeBytes: number;
  /** The first 4,100 bytes (or fewer), enough to recognise the type. */
  headBytes: Uint8Array;
  /** Gives the bytes their key; a second call with the same key does nothing. */
  commit(key: string): Promise<void>;
  /** Removes the bytes; does nothing after a commit. */
  discard(): Promise<void>;
};

/** A byte range, both ends inclusive and counted from 0, as in an HTTP `Range` header. */
export type ByteRange = { start: number; end: number };

/** Where files live. A key is seen either with all its bytes or not at all. Every call throws FilesUnavailableError while the storage is away. */
export type FileStore = {
  /** Streams the source in while hashing it; a source that errors or is cut short leaves nothing behind. */
  stage(source: Readable): Promise<StagedFile>;
  /** Writes or replaces the key's bytes at once. */
  put(key: string, bytes: Uint8Array | Readable): Promise<void>;
  /** Streams the bytes; throws FileMissingError, and RangeError when the range starts after the last byte. */
  read(key: string, range?: ByteRange): Promise<Readable>;
  sizeOf(key: string): Promise<number | undefined>;
  /** Removes the key; a key that is not there is no error. */
  remove(key: string): Promise<void>;
  /** Removes what interrupted uploads left behind and returns how many were removed. */
  removeStaleStages(olderThanMs: number): Promise<number>;
};

/** Thrown by `read` when no file has this key. */
export class FileMissingError extends Error {
  readonly code = 'file_missing';

  constructor(readonly key: string) {
    super(`No file is stored under the key ${key}`);
    this.name = 'FileMissingError';
  }
}

/** Thrown when the storage itself cannot be reached or cannot write; trying again later may help. */
export class FilesUnavailableError extends Error {
  readonly code = 'files_unavailable';

  constructor(cause: unknown) {
    super('The file storage is not available.', { cause });
    this.name = 'FilesUnavailableError';
  }
}
