import type { ChatMessage } from '@aw/contracts/ai/chat';
import * as documents from '@aw/db/documents';
import type { UserContext } from '../../context';
import { branchOf, readConversation } from '../ai/conversations/conversations';
import { listSourcePages } from '../quizzes/generation/source-texts';
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
  const { title, subject, messages } = await readConversation(ctx, conversationId ?? '');
  return { title, subject: subject ?? title, texts: chatTexts(title, branchOf(messages)) };
}

const maxCharacters = 8_000;

/** Returns a text for each shown answer, with its question. It refers to the first page that the answer cites. */
function chatTexts(title: string, messages: readonly ChatMessage[]): SourceText[] {
  return messages.flatMap((message, at) => {
    const isShown = !message.withheld && message.removedReason === null && message.text.trim() !== '';
    if (message.role !== 'assistant' || !isShown) return [];
    const question = messages[at - 1]?.role === 'user' ? messages[at - 1]?.text : undefined;
    const cited = message.citations.find(({ source, withheld }) => source.kind === 'page' && !withheld);
    const page = cited?.source.kind === 'page' ? cited.source : undefined;
    const text = question ? `Question: ${question}\nAnswer: ${message.text}` : message.text;
    return [
      {
        title: page ? (cited?.title ?? title) : title,
        page: page ? { documentId: page.documentId, number: page.page } : null,
        text: text.slice(0, maxCharacters).toWellFormed(),
      },
    ];
  });
}
