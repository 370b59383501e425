import { PassThrough, type Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { S3Client } from '@aws-sdk/client-s3';
import { Upload } from '@aws-sdk/lib-storage';
import { createFileMeter, type MeterReading } from './file-meter';
import { failureOf } from './s3-failures';

type S3Target = { client: S3Client; bucket: string; key: string; source: Readable };

/**
 * Streams a source of unknown length to a key while measuring it, holding two 5 MiB parts at most.
 * A source that fails ends the upload, so that neither the key nor its parts remain. Throws what failed first: the
 * source's own error, or FilesUnavailableError.
 */
export async function streamToS3({ client, bucket, key, source }: S3Target): Promise<MeterReading> {
  const meter = createFileMeter();
  const body = new PassThrough();
  const upload = new Upload({ client, queueSize: 2, params: { Bucket: bucket, Key: key, Body: body } });

  const [piped, uploaded] = await Promise.allSettled([
    pipeline(source, meter.stream, body),
    upload.done().catch((error: unknown) => {
      // A source that has ended by itself has ended the upload, and not the other way round.
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
