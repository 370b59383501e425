import type { ChatMessage } from '@aw/contracts/ai/chat';
import { conversationNotFound } from './ai.errors';

/** The messages that lead to one, or to the newest, itself last. Throws 404 for a message that is not among them. */
export function branchOf(messages: readonly ChatMessage[], lastId?: number): ChatMessage[] {
  const byId = new Map(messages.map((message) => [message.id, message]));
  const branch: ChatMessage[] = [];
  let next = lastId === undefined ? messages.at(-1) : byId.get(lastId);
  if (lastId !== undefined && !next) throw conversationNotFound();
  for (; next; next = next.parentId === null ? undefined : byId.get(next.parentId)) branch.unshift(next);
  return branch;
}

/** A source as a line of text. */
export function sourceText({ number, title, source }: ChatMessage['citations'][number]): string {
  return `[${number}] ${title}${source.kind === 'page' ? `, page ${source.page}` : ''}`;
}
