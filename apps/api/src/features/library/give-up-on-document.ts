import { findDocument } from '@aw/db';
import type { Context } from '../../context';
import { refuseDocument } from './decide-document';

const reason =
  'Our checks could not finish on this file, through no fault of yours. Appeal, and staff will have it checked again.';

/** Answers the uploader of a document whose checks failed in every try; one that was decided meanwhile stays as it is. */
export async function giveUpOnDocument(ctx: Context, documentId: number): Promise<void> {
  const document = await findDocument(ctx.db, documentId);
  if (document) await refuseDocument(ctx, document, 'checks_failed', reason);
}
