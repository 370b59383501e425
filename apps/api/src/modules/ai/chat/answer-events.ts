import type { CareNote } from '@aw/contracts/ai/care';
import type { ChatAnswer, ChatEvents, ChatFinish, ChatMessage, ChatStatus } from '@aw/contracts/ai/chat';
import * as ai from '@aw/db/ai';
import type { UserContext } from '../../../context';
import type { SentEvent } from '../../../server/events/event-lines';
import { conversationNotFound, failureText, interruptedText, noAnswer } from '../ai.errors';
import { type AnswerPiece, followAnswer } from '../answers/follow-answer';
import { showMessages, toStoredMessage } from '../conversations/show-messages';
import { libraryNotice } from '../spending/spending';
import type { StartedAnswer } from './send-message';

type OwnAnswer = ChatMessage & { conversationId: string; failure: string | null };

/** Returns an own answer in its current state, with the reason of its failure. Throws 404 for someone else's. */
export async function getAnswer(ctx: UserContext, id: number): Promise<OwnAnswer> {
  const row = await ai.findMessage(ctx.db, { id, userId: ctx.userId });
  if (row?.role !== 'assistant') throw conversationNotFound();
  const [message] = await showMessages(ctx, [toStoredMessage(row)], { id: ctx.userId, isOwner: true });
  if (!message) throw conversationNotFound();
  return { ...message, conversationId: row.conversation_id, failure: row.failure };
}

type AnswerPlace = {
  id: number;
  /** Characters of the text that the reader has. */
  from: number;
  care?: CareNote | undefined;
  /** The data of the event `start`; read from the database if undefined. */
  start?: ChatEvents['start'] | undefined;
  leftOut?: StartedAnswer['leftOut'];
};

/**
 * Yields the events of an own answer from an offset on: `care` if its message needs it, `start`, what is looked up for
 * it, its text and citations as they arrive, and `done` with the whole message, or `error`. Any replica can serve them, whichever process writes the answer.
 */
export async function* answerEvents(
  ctx: UserContext,
  { id, from, care, start, leftOut = [] }: AnswerPlace,
  signal: AbortSignal,
): AsyncGenerator<SentEvent> {
  if (care) yield { id: String(from), name: 'care', data: care };
  const data: ChatEvents['start'] = {
    ...(start ?? (await startOf(ctx, id))),
    ...(leftOut.length > 0 ? { leftOut: [...leftOut] } : {}),
  };
  yield { id: String(from), name: 'start', data };
  let at = from;
  const cited = new Set<number>();
  for await (const piece of followAnswer(ctx.ai, { id, from }, signal)) {
    at = piece.endsAt;
    if (piece.kind === 'citation') cited.add(piece.citation.number);
    yield { id: String(at), ...eventOf(piece) };
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

async function startOf(ctx: UserContext, id: number): Promise<ChatEvents['start']> {
  const { conversationId, parentId, source, model } = await getAnswer(ctx, id);
  const images = await countImages(ctx, parentId);
  return {
    conversationId,
    questionId: parentId ?? id,
    messageId: id,
    source: source ?? 'library',
    model,
    images,
  };
}

function eventOf(piece: AnswerPiece): { name: keyof ChatEvents; data: unknown } {
  if (piece.kind === 'text') return { name: 'delta', data: { text: piece.text } };
  return piece.kind === 'citation'
    ? { name: 'citation', data: piece.citation }
    : { name: 'reading', data: piece.reading };
}

function endOf(message: OwnAnswer): {
  name: 'done' | 'error';
  data: ChatEvents['done'] | ChatEvents['error'];
} {
  if (message.status === 'failed')
    return {
      name: 'error',
      data: { code: 'ai.failed', message: failureText(message.failure) },
    };
  if (message.status === 'interrupted')
    return {
      name: 'error',
      data: { code: 'ai.interrupted', message: interruptedText },
    };
  const { failure: _, ...shown } = message;
  return { name: 'done', data: { message: shown } };
}

/** Waits for a started answer and returns it, with a sentence about an early end. Throws 502 `ai.failed` for an empty one. */
export async function waitForAnswer(
  ctx: UserContext,
  { useLibrary }: { useLibrary: boolean },
  { conversationId, messageId, source, noRoom, leftOut = [] }: StartedAnswer,
  signal: AbortSignal,
): Promise<ChatAnswer> {
  for await (const _ of followAnswer(ctx.ai, { id: messageId, from: 0 }, signal));
  const { parentId, status, finish, failure, text, citations } = await getAnswer(ctx, messageId);
  if (status === 'failed') throw noAnswer(failure);
  const hasModel = ctx.ai.endpoint !== null;
  const notice = source === 'library' ? libraryNotice({ hasModel, isChosen: useLibrary, noRoom }) : '';
  const response = [notice, text, endingText(status, finish)].filter(Boolean).join('\n\n');
  const images = await countImages(ctx, parentId);
  return {
    response,
    conversationId,
    messageId,
    source,
    status,
    finish,
    citations,
    images,
    ...(leftOut.length > 0 ? { leftOut: [...leftOut] } : {}),
  };
}

const countImages = async (ctx: UserContext, questionId: number | null): Promise<number> =>
  questionId === null ? 0 : ai.countImages(ctx.db, questionId);

/** Sentence after an answer in plain text that says why it ends early; empty for a whole answer. */
function endingText(status: ChatStatus, finish: ChatFinish | null): string {
  if (status === 'interrupted') return interruptedText;
  if (status === 'stopped') return 'The answer was stopped. We keep the part that was written.';
  if (finish === 'filter') return 'The AI provider ended this answer because of its own content rules.';
  return finish === 'length' ? 'This answer has reached its maximum length. You can ask for the rest.' : '';
}
