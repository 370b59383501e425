import type { ChatAnswer, ChatEvents, ChatMessage } from '@aw/contracts/ai/chat';
import { findChatMessage } from '@aw/db';
import type { UserContext } from '../../context';
import { followAnswer } from '../../domain/ai/follow-answer';
import type { SentEvent } from '../../server/event-lines';
import { conversationNotFound, noAnswer } from './ai.errors';
import { toChatMessage } from './conversation.mapper';
import { libraryNotice } from './notices';
import type { BegunAnswer } from './send-message';

/** An own answer as it is now; throws 404 for somebody else's. */
export async function getAnswer(
  ctx: UserContext,
  id: number,
): Promise<ChatMessage & { conversationId: string }> {
  const row = await findChatMessage(ctx.db, { id, userId: ctx.userId });
  if (row?.role !== 'assistant') throw conversationNotFound();
  return { ...toChatMessage(row), conversationId: row.conversation_id };
}

/**
 * The events of an own answer from an offset on: `start`, its text and citations as they come, and `done` with the whole
 * message, or `error`. Any replica serves them, whichever process makes the answer.
 */
export async function* answerEvents(
  ctx: UserContext,
  { id, from }: { id: number; from: number },
  signal: AbortSignal,
): AsyncGenerator<SentEvent> {
  const { conversationId, parentId, source, model } = await getAnswer(ctx, id);
  const start: ChatEvents['start'] = {
    conversationId,
    questionId: parentId ?? id,
    messageId: id,
    source: source ?? 'library',
    model,
  };
  yield { id: String(from), name: 'start', data: start };
  let at = from;
  const cited = new Set<number>();
  for await (const piece of followAnswer(ctx.ai, { id, from }, signal)) {
    at = piece.endsAt;
    if (piece.kind === 'citation') cited.add(piece.citation.number);
    const data = piece.kind === 'text' ? { text: piece.text } : piece.citation;
    yield { id: String(at), name: piece.kind === 'text' ? 'delta' : 'citation', data };
  }
  if (signal.aborted) return;
  const message = await getAnswer(ctx, id);
  const rest = message.text.slice(at);
  if (rest) yield { id: String(message.text.length), name: 'delta', data: { text: rest } };
  for (const citation of message.citations)
    if (!cited.has(citation.number))
      yield { id: String(message.text.length), name: 'citation', data: citation };
  yield { id: String(message.text.length), ...endOf(message) };
}

function endOf(message: ChatMessage): {
  name: 'done' | 'error';
  data: ChatEvents['done'] | ChatEvents['error'];
} {
  if (message.status === 'failed')
    return {
      name: 'error',
      data: { code: 'ai.failed', message: 'Failed to get AI response. Please try again.' },
    };
  if (message.status === 'interrupted')
    return {
      name: 'error',
      data: {
        code: 'ai.interrupted',
        message:
          'The answer was interrupted. What there is of it is kept; ask for it again to have the rest.',
      },
    };
  return { name: 'done', data: { message } };
}

/** The whole of an answer that was begun. Throws 502 `ai.failed` for one without a word. */
export async function answerTo(
  ctx: UserContext,
  { useLibrary }: { useLibrary: boolean },
  { conversationId, messageId, source }: BegunAnswer,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  for await (const _ of followAnswer(ctx.ai, { id: messageId, from: 0 }, signal));
  const { status, text, citations } = await getAnswer(ctx, messageId);
  if (status === 'failed') throw noAnswer();
  const hasModel = ctx.ai.endpoint !== null;
  const notice = source === 'library' ? `${libraryNotice({ hasModel, isChosen: useLibrary })}\n\n` : '';
  return { response: notice + text, conversationId, messageId, source, citations };
}
