import { randomUUID } from 'node:crypto';
import { PassThrough, Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { commitOnce } from './commit-once';
import { checkedKey } from './file-keys';
import { createFileMeter, type MeterReading } from './file-meter';
import {
  type ByteRange,
  FileMissingError,
  type FileStore,
  FilesUnavailableError,
  type StagedFile,
} from './file-store';
import { removeStaleUploads, STAGING_PREFIX } from './s3-stages';

/** Statuses of a storage that runs but serves no one now: it refuses our keys, is too busy, or failed. */
const awayStatuses = new Set([401, 403, 408, 429]);

type S3Target = { client: S3Client; bucket: string; key: string; source: Readable };

/** Connection to an S3-compatible store. Without keys the SDK's own credential chain is used. */
export type S3StoreOptions = {
  bucket: string;
  region: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** True for stores that have no host name per bucket, such as MinIO. */
  forcePathStyle?: boolean;
};

/** Creates a file store in an S3-compatible bucket, with `close` for its connections. */
export function createS3Store(options: S3StoreOptions): FileStore & { close(): void } {
  const { bucket } = options;
  const client = new S3Client({
    region: options.region,
    endpoint: options.endpoint,
    credentials: options.credentials,
    forcePathStyle: options.forcePathStyle,
    // Many S3-compatible stores do not support the SDK's newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these, every call would wait for minutes for a storage that does not answer.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });

  const throwStoreError = (error: unknown): never => {
    throw failureOf(error);
  };
  const removeObject = (key: string) =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(throwStoreError);

  async function stage(source: Readable): Promise<StagedFile> {
    const stageKey = `${STAGING_PREFIX}${randomUUID()}`;
    const reading = await streamToS3({ client, bucket, key: stageKey, source });
    const { commit, isCommitted } = commitOnce(async (key) => {
      const CopySource = encodeURI(`${bucket}/${stageKey}`);
      await client
        .send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource }))
        .catch(throwStoreError);
      // The copy has succeeded. A stage that remains is deleted with the stale ones.
      await removeObject(stageKey).catch(() => undefined);
    });
    return {
      ...reading,
      commit: async (key) => commit(checkedKey(key)),
      discard: async () => {
        // A stage that cannot be deleted now is deleted with the stale ones. It must not hide another error.
        if (!isCommitted()) await removeObject(stageKey).catch(() => undefined);
      },
    };
  }

  async function put(key: string, bytes: Uint8Array | Readable): Promise<void> {
    const checked = checkedKey(key);
    if (bytes instanceof Readable) await (await stage(bytes)).commit(checked);
    else
      await client
        .send(new PutObjectCommand({ Bucket: bucket, Key: checked, Body: bytes }))
        .catch(throwStoreError);
  }

  async function read(key: string, range?: ByteRange): Promise<Readable> {
    const Range = range === undefined ? undefined : `bytes=${range.start}-${range.end}`;
    const Key = checkedKey(key);
    if (range !== undefined && range.end < range.start) throw new RangeError(`Not a byte range: ${Range}`);
    const answer = await client
      .send(new GetObjectCommand({ Bucket: bucket, Key, Range }))
      .catch((error: unknown) => {
        if (statusOf(error) === 404) throw new FileMissingError(key);
        if (statusOf(error) === 416) throw new RangeError(`The range ${Range} lies outside the file`);
        return throwStoreError(error);
      });
    if (!(answer.Body instanceof Readable)) throw new Error(`The store gave no bytes for ${key}`);
    return answer.Body;
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const head = await client
      .send(new HeadObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
      .catch((error: unknown) => {
        if (statusOf(error) === 404) return undefined;
        return throwStoreError(error);
      });
    return head?.ContentLength;
  }

  return {
    stage,
    put,
    read,
    sizeOf,
    remove: async (key) => {
      await removeObject(checkedKey(key));
    },
    removeStaleStages: (olderThanMs) =>
      removeStaleUploads(client, bucket, olderThanMs).catch(throwStoreError),
    close: () => client.destroy(),
  };
}

/**
 * Streams a source of unknown length to a key while measuring it, with at most two 5 MiB parts in memory. If the
 * source fails, the upload is aborted, and neither the key nor its parts remain. Throws the first failure: the
 * source's own error, or FilesUnavailableError.
 */
async function streamToS3({ client, bucket, key, source }: S3Target): Promise<MeterReading> {
  const meter = createFileMeter();
  const body = new PassThrough();
  const upload = new Upload({ client, queueSize: 2, params: { Bucket: bucket, Key: key, Body: body } });

  const [piped, uploaded] = await Promise.allSettled([
    pipeline(source, meter.stream, body),
    upload.done().catch((error: unknown) => {
      // A source that was read to its end did not cause the failure of the upload.
      const isCut = source.destroyed && !source.readableEnded;
      source.destroy();
      body.destroy();
      throw isCut ? error : failureOf(error);
    }),
  ]);
  if (uploaded.status === 'rejected') throw uploaded.reason;
  if (piped.status === 'rejected') throw piped.reason;
  return meter.reading();
}

/** Returns the HTTP status of the storage's answer, or undefined if there was none. */
function statusOf(error: unknown): number | undefined {
  if (!(error instanceof Error) || !('$metadata' in error)) return undefined;
  const metadata = error.$metadata;
  if (typeof metadata !== 'object' || metadata === null || !('httpStatusCode' in metadata)) return undefined;
  return typeof metadata.httpStatusCode === 'number' ? metadata.httpStatusCode : undefined;
}

/** Distinguishes an unavailable storage from an error about a key. The SDK has already retried. */
function failureOf(error: unknown): unknown {
  if (error instanceof TypeError || error instanceof RangeError) return error;
  const status = statusOf(error);
  const isAway = status === undefined || status >= 500 || awayStatuses.has(status);
  return isAway ? new FilesUnavailableError(error) : error;
}
