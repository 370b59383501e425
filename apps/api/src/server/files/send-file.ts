import type { FastifyReply, FastifyRequest } from 'fastify';
import parseRange from 'range-parser';
import type { FileStore } from '../../adapters/files/file-store';
import { attachmentHeader } from './attachment-header';

export type SentFile = { key: string; sizeBytes: number; etag: string; fileName: string; mime: string };

/**
 * Streams a stored file as an attachment, with ETag, If-None-Match and one range with If-Range. A range outside of
 * the file is answered with 416.
 */
export async function sendFile(
  request: FastifyRequest,
  reply: FastifyReply,
  files: FileStore,
  file: SentFile,
): Promise<FastifyReply> {
  const etag = `"${file.etag}"`;
  const isKnown = request.headers['if-none-match'] === etag;
  const range = rangeOf(request, file.sizeBytes, etag);
  // Opened before any header is set, so that a file that cannot be read is answered as an error.
  const bytes = isKnown || range === 'outside' ? undefined : await files.read(file.key, range);
  reply.headers({
    etag,
    'accept-ranges': 'bytes',
    'cache-control': 'private, no-cache',
    'content-disposition': attachmentHeader(file.fileName),
    'content-security-policy': "sandbox; default-src 'none'",
    'x-content-type-options': 'nosniff',
  });
  if (isKnown) return reply.code(304).send();
  if (range === 'outside')
    return reply
      .code(416)
      .header('content-range', `bytes */${file.sizeBytes}`)
      .type('text/plain')
      .send('The requested range is outside the file.');
  reply.type(file.mime);
  if (!range) return reply.header('content-length', file.sizeBytes).send(bytes);
  reply.code(206).headers({
    'content-range': `bytes ${range.start}-${range.end}/${file.sizeBytes}`,
    'content-length': range.end - range.start + 1,
  });
  return reply.send(bytes);
}

function rangeOf(
  request: FastifyRequest,
  sizeBytes: number,
  etag: string,
): { start: number; end: number } | 'outside' | undefined {
  const { range, 'if-range': ifRange } = request.headers;
  if (!range || (ifRange !== undefined && ifRange !== etag)) return undefined;
  const ranges = parseRange(sizeBytes, range);
  if (ranges === -1) return 'outside';
  return Array.isArray(ranges) && ranges.length === 1 ? ranges[0] : undefined;
}
