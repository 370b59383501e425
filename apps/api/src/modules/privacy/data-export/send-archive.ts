import type { FastifyReply } from 'fastify';
import type { Context } from '../../../context';
import { attachmentHeader } from '../../../server/files/attachment-header';
import { zipStream } from '../../../server/files/zip-stream';
import { archiveEntries } from './archive-entries';

/** Streams the archive of a user as an attachment. The work stops when the client disconnects. */
export function sendArchive(ctx: Context, reply: FastifyReply, userId: string): FastifyReply {
  const now = ctx.now();
  const fileName = `academic-workshop-${now.toISOString().slice(0, 10)}.zip`;
  return reply
    .headers({
      'cache-control': 'no-store',
      'content-disposition': attachmentHeader(fileName),
      'x-content-type-options': 'nosniff',
    })
    .type('application/zip')
    .send(zipStream(archiveEntries(ctx, userId), now));
}
