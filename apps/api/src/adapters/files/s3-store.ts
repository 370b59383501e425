import { randomUUID } from 'node:crypto';
import { Readable } from 'node:stream';
import {
  CopyObjectCommand,
  DeleteObjectCommand,
  GetObjectCommand,
  HeadObjectCommand,
  PutObjectCommand,
  S3Client,
} from '@aws-sdk/client-s3';
import { commitOnce } from './commit-once';
import { checkedKey } from './file-keys';
import { type ByteRange, FileMissingError, type FileStore, type StagedFile } from './file-store';
import { failureOf, statusOf } from './s3-failures';
import { removeStaleUploads, STAGING_PREFIX } from './s3-stages';
import { streamToS3 } from './s3-upload';

/** How to reach an S3-compatible store; without keys the SDK's own credential chain is used. */
export type S3StoreOptions = {
  bucket: string;
  region: string;
  endpoint?: string;
  credentials?: { accessKeyId: string; secretAccessKey: string };
  /** True for stores that have no host name per bucket, such as MinIO. */
  forcePathStyle?: boolean;
};

/** A file store in an S3-compatible bucket, and `close` for its connections. */
export function createS3Store(options: S3StoreOptions): FileStore & { close(): void } {
  const { bucket } = options;
  const client = new S3Client({
    region: options.region,
    endpoint: options.endpoint,
    credentials: options.credentials,
    forcePathStyle: options.forcePathStyle,
    // Many S3-compatible stores do not know the SDK's newer trailing checksums.
    requestChecksumCalculation: 'WHEN_REQUIRED',
    responseChecksumValidation: 'WHEN_REQUIRED',
    // Without these a storage that answers nothing would be waited for by everybody, for minutes.
    requestHandler: { connectionTimeout: 3_000, requestTimeout: 20_000, throwOnRequestTimeout: true },
  });

  const told = (error: unknown): never => {
    throw failureOf(error);
  };
  const removeObject = (key: string) =>
    client.send(new DeleteObjectCommand({ Bucket: bucket, Key: key })).catch(told);

  async function stage(source: Readable): Promise<StagedFile> {
    const stageKey = `${STAGING_PREFIX}${randomUUID()}`;
    const reading = await streamToS3({ client, bucket, key: stageKey, source });
    const { commit, isCommitted } = commitOnce(async (key) => {
      const CopySource = encodeURI(`${bucket}/${stageKey}`);
      await client.send(new CopyObjectCommand({ Bucket: bucket, Key: key, CopySource })).catch(told);
      // The copy is what counts; a stage that stays is removed with the stale ones.
      await removeObject(stageKey).catch(() => undefined);
    });
    return {
      ...reading,
      commit: async (key) => commit(checkedKey(key)),
      discard: async () => {
        // What cannot be removed now goes with the stale ones, and hides no other error.
        if (!isCommitted()) await removeObject(stageKey).catch(() => undefined);
      },
    };
  }

  async function put(key: string, bytes: Uint8Array | Readable): Promise<void> {
    const checked = checkedKey(key);
    if (bytes instanceof Readable) await (await stage(bytes)).commit(checked);
    else await client.send(new PutObjectCommand({ Bucket: bucket, Key: checked, Body: bytes })).catch(told);
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
        return told(error);
      });
    if (!(answer.Body instanceof Readable)) throw new Error(`The store gave no bytes for ${key}`);
    return answer.Body;
  }

  async function sizeOf(key: string): Promise<number | undefined> {
    const found = await client
      .send(new HeadObjectCommand({ Bucket: bucket, Key: checkedKey(key) }))
      .catch((error: unknown) => {
        if (statusOf(error) === 404) return undefined;
        return told(error);
      });
    return found?.ContentLength;
  }

  return {
    stage,
    put,
    read,
    sizeOf,
    remove: async (key) => {
      await removeObject(checkedKey(key));
    },
    removeStaleStages: (olderThanMs) => removeStaleUploads(client, bucket, olderThanMs).catch(told),
    close: () => client.destroy(),
  };
}
