import { randomUUID } from 'node:crypto';
import type { AddressInfo } from 'node:net';
import type { ChatAnswer, ChatBody } from '@aw/contracts/ai/chat';
import type { ConversationWithMessages } from '@aw/contracts/ai/conversations';
import { createParser } from 'eventsource-parser';
import type { Member } from './account';
import { insertRow } from './rows';
import type { TestApp } from './test-app';

export type SeenEvent = { id: string; name: string; data: Record<string, unknown> };

type Caller = Pick<Member, 'cookie' | 'inject'> | { cookie: string; inject: Member['inject'] };

/** Returns the address of a test application, which listens from the first call on. */
export async function originOf({ app }: TestApp): Promise<string> {
  if (!app.server.listening) await app.listen({ host: '127.0.0.1', port: 0 });
  return `http://127.0.0.1:${(app.server.address() as AddressInfo).port}`;
}

/** Returns the calls of the chat by one person. */
export function chatCalls(test: TestApp, person: Caller) {
  const cookie = () => (typeof person.cookie === 'string' ? person.cookie : person.cookie());
  const post = async <T>(url: string, payload: object) => {
    const response = await person.inject({ method: 'POST', url, payload });
    return {
      status: response.statusCode,
      body: response.body === '' ? undefined : response.json<T & { code?: string; message?: string }>(),
    };
  };
  /** Opens an event stream over a real connection. */
  async function open(
    path: string,
    init: { method?: string; body?: string; headers?: Record<string, string> } = {},
  ) {
    const leaving = new AbortController();
    const response = await fetch(`${await originOf(test)}${path}`, {
      ...init,
      headers: {
        accept: 'text/event-stream',
        cookie: cookie(),
        'content-type': 'application/json',
        ...init.headers,
      },
      signal: leaving.signal,
    });
    return { response, leave: () => leaving.abort() };
  }
  return {
    /** Asks and returns the complete answer. */
    ask: (body: ChatBody) => post<ChatAnswer>('/api/ai/chat', body),
    send: post,
    read: async (id: string) =>
      (await person.inject({ url: `/api/ai/conversations/${id}` })).json<ConversationWithMessages>(),
    open,
    /** Asks and returns the event stream of the answer. */
    stream: (body: ChatBody) => open('/api/ai/chat', { method: 'POST', body: JSON.stringify(body) }),
    /** Follows an answer from an offset. */
    follow: (id: number, from = 0) =>
      open(`/api/ai/messages/${id}/events`, { headers: { 'last-event-id': String(from) } }),
  };
}

/** Yields the events of a stream as they arrive. */
export async function* eventsOf({ body }: Response): AsyncGenerator<SeenEvent> {
  if (!body) throw new Error('There is no stream.');
  const seen: SeenEvent[] = [];
  const parser = createParser({
    onEvent: ({ id = '', event = '', data }) => void seen.push({ id, name: event, data: JSON.parse(data) }),
  });
  const decoder = new TextDecoder();
  for await (const bytes of body) {
    parser.feed(decoder.decode(bytes, { stream: true }));
    yield* seen.splice(0);
  }
}

/** Returns all events of a stream, and their text. */
export async function readEvents(response: Response): Promise<{ events: SeenEvent[]; text: string }> {
  const events: SeenEvent[] = [];
  for await (const event of eventsOf(response)) events.push(event);
  const deltas = events.filter(({ name }) => name === 'delta');
  return { events, text: deltas.map(({ data }) => data.text).join('') };
}

/** Inserts a chat with a question and its answer, both with this text. The question has a key. */
export async function chatRows(
  { ctx }: TestApp,
  userId: string,
  text: string,
  key: string | null = null,
): Promise<{ conversationId: string; questionId: number; messageId: number }> {
  const conversationId = randomUUID();
  await ctx.db
    .insertInto('conversations')
    .values({ id: conversationId, user_id: userId, title: text, mode: 'general', subject: text, topic: text })
    .execute();
  const of = { conversation_id: conversationId, user_id: userId, text, html: text };
  const question = await ctx.db
    .insertInto('chat_messages')
    .values({ ...of, role: 'user', send_key: key })
    .returning('id')
    .executeTakeFirstOrThrow();
  const answer = await ctx.db
    .insertInto('chat_messages')
    .values({ ...of, role: 'assistant', source: 'library', parent_id: question.id })
    .returning('id')
    .executeTakeFirstOrThrow();
  return { conversationId, questionId: question.id, messageId: answer.id };
}

/** Inserts a fact that a person wrote, `hours` ago. */
export async function memoryRow({ ctx }: TestApp, userId: string, text: string, hours = 0): Promise<void> {
  const at = new Date(Date.now() - hours * 3_600_000);
  await ctx.db
    .insertInto('memory_facts')
    .values({ user_id: userId, kind: 'written', text, created_at: at, updated_at: at })
    .execute();
}

/** Inserts a chat whose answer the person has reported with a note of that text. */
export async function reportedChatRows(test: TestApp, userId: string, text: string): Promise<void> {
  const { messageId } = await chatRows(test, userId, text);
  await insertRow(test, 'reports', {
    kind: 'chat_answer',
    target_id: messageId,
    reporter_id: userId,
    reason: 'other',
    note: text,
  });
}
