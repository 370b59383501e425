import { createHash } from 'node:crypto';
import { Transform } from 'node:stream';

/** Number of first bytes that are kept to recognise the type. */
export const HEAD_BYTES = 4100;

/** Result of a meter. `sha256` may be read once, after the stream has ended. */
export type MeterReading = { sha256: string; sizeBytes: number; headBytes: Uint8Array };

/** Creates a pass-through stream that hashes and counts the bytes and keeps the first 4,100. */
export function createFileMeter(): { stream: Transform; reading(): MeterReading } {
  const hash = createHash('sha256');
  const head: Buffer[] = [];
  let headSize = 0;
  let sizeBytes = 0;

  const stream = new Transform({
    transform(chunk: Buffer, _encoding, done) {
      hash.update(chunk);
      sizeBytes += chunk.length;
      if (headSize < HEAD_BYTES) {
        // Copied, because a source may reuse its buffer once the chunk has been passed on.
        const part = Buffer.from(chunk.subarray(0, HEAD_BYTES - headSize));
        head.push(part);
        headSize += part.length;
      }
      done(null, chunk);
    },
  });

  return {
    stream,
    reading: () => ({
      sha256: hash.digest('hex'),
      sizeBytes,
      headBytes: new Uint8Array(Buffer.concat(head)),
    }),
  };
}
