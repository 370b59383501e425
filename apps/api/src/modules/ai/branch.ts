import type { ChatMessage } from '@aw/contracts/ai/chat';
import { withheldQuoteText } from '@aw/contracts/ai/withheld';
import { conversationNotFound } from './ai.errors';

/** The messages that lead to one, or to the newest, itself last. Throws 404 for a message that is not among them. */
export function branchOf<Message extends ChatMessage>(
  messages: readonly Message[],
  lastId?: number,
): Message[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: Message[] = [];
  let next = lastId === undefined ? messages.at(-1) : byId.get(lastId);
  if (lastId !== undefined && !next) throw conversationNotFound();
  for (; next; next = next.parentId === null ? undefined : byId.get(next.parentId)) branch.unshift(next);
  return branch;
}

/** A source as a line of text. */
export function sourceText(citation: ChatMessage['citations'][number]): string {
  const { number, title, source } = citation;
  if (citation.withheld === 'unavailable') return `[${number}] ${withheldQuoteText(citation)}`;
  return `[${number}] ${title}${source.kind === 'page' ? `, page ${source.page}` : ''}`;
}
