import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { conversationNotFound } from '../ai/ai.errors';
import { listSourceAnswers, listSourcePages } from '../quizzes/generation/source-texts';
import type { SourceText } from '../quizzes/generation/write-items';

export type SourceIds = { documentId: number | null; conversationId: string | null };

/** Texts that study material is made from, with the title of their document or chat. */
export type Sources = { title: string; subject: string; texts: SourceText[] };

/**
 * Loads what study material is made from: the pages of a document that the person may read, or the newest branch of their
 * own chat without answers that they may not see. Throws the errors of a document or chat that may not be read.
 */
export async function loadSources(
  ctx: UserContext,
  { documentId, conversationId }: SourceIds,
): Promise<Sources> {
  if (documentId !== null) {
    const texts = (await listSourcePages(ctx, documentId)).filter(({ text }) => text.trim() !== '');
    const document = await documents.findForReader(ctx.db, documentId, ctx.userId);
    const title = document?.title ?? '';
    return { title, subject: document?.subject ?? title, texts };
  }
  // The chat was deleted while its material waited.
  if (conversationId === null) throw conversationNotFound();
  const { title, subject, texts } = await listSourceAnswers(ctx, conversationId);
  return { title, subject: subject ?? title, texts };
}
