import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import * as ai from '@aw/db/ai';
import { sql } from 'kysely';
import { afterEach, describe, expect, it } from 'vitest';
import { goodPassword, member } from '../../../testing/account';
import { chatCalls, chatRows, eventsOf, readEvents, type SeenEvent } from '../../../testing/chats';
import { useOpenaiApp } from '../../../testing/openai';
import { selectRows, updateRow } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';
import { allowanceOf } from '../spending/allowance';
import { endAbandoned } from './end-abandoned';

const test = useOpenaiApp({ LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '10' });
const answer = 'Half of this answer comes before what goes wrong, and half of it after that, as ordered.';
afterEach(async () => {
  await test.openai.controls.reset();
  // After every fault, no reservation stays open.
  await expect.poll(() => selectRows(test, 'model_reservations')).toEqual([]);
});
const left = async (userId: string) => (await allowanceOf(test.ctx, 'messages', userId)).left;
const message = { message: 'What goes wrong?' };

describe('a provider that fails', () => {
  it.each(['busy', 'broken', 'html', 'malformed', 'cut', 'ended early'] as const)(
    '[A2] a message whose call fails before the first word (%s) does not count, and is sent again with the same key',
    async (kind) => {
      await test.openai.controls.fault({ kind, moment: 'first' });
      const user = await signedIn(test.app);
      const calls = chatCalls(test, user);
      const keyed = { ...message, key: `key-of-${kind.replace(' ', '-')}` };
      const failed = await calls.ask(keyed);
      expect(failed).toMatchObject({ status: 502, body: { code: 'ai.failed' } });
      expect(failed.body?.message).toMatch(/try again.* This message does not count towards your limit\.$/);
      expect(await left(user.id)).toBe(10);
      await test.openai.controls.reset();
      await test.openai.controls.reply(answer);
      const again = await calls.ask(keyed);
      expect(again).toMatchObject({ status: 200, body: { response: answer } });
      expect(await left(user.id)).toBe(9);
      const { messages } = await calls.read(String(again.body?.conversationId));
      expect(messages.map(({ text, status }) => [text, status])).toEqual([
        [message.message, 'done'],
        [answer, 'done'],
      ]);
    },
  );

  it.each(['busy', 'broken', 'cut', 'ended early'] as const)(
    '[A6] a call that fails once before the first word (%s) is tried again, and the message is answered',
    async (kind) => {
      await test.openai.controls.fault({ kind, moment: 'first', calls: 1 });
      await test.openai.controls.reply(answer, answer);
      const { body } = await chatCalls(test, await signedIn(test.app)).ask(message);
      expect(body?.response).toBe(answer);
    },
  );

  it.each(['malformed', 'cut', 'ended early'] as const)(
    '[A4] an answer that fails in the middle (%s) keeps its text, is marked as interrupted and counts',
    async (kind) => {
      await test.openai.controls.fault({ kind, moment: 'middle' });
      await test.openai.controls.reply(answer);
      const user = await signedIn(test.app);
      const calls = chatCalls(test, user);
      const { events, text } = await readEvents((await calls.stream(message)).response);
      expect(answer.startsWith(text)).toBe(true);
      expect(text.length).toBeGreaterThan(20);
      expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'ai.interrupted' } });
      const { messages } = await calls.read(String(events[0]?.data.conversationId));
      expect(messages[1]).toMatchObject({ status: 'interrupted', text });
      expect((await test.openai.controls.state()).calls).toBe(1);
      expect(await left(user.id)).toBe(9);
    },
  );

  it('[A6] an answer that the provider’s filter ends names the filter', async () => {
    await test.openai.controls.fault({ kind: 'refusing' });
    const { events } = await readEvents(
      (await chatCalls(test, await signedIn(test.app)).stream(message)).response,
    );
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { message: { finish: 'filter' } } });
  });
});

describe('events while an answer is generated', () => {
  /** Begins a slow answer of somebody, and reads some of it. */
  async function begun(user: Parameters<typeof chatCalls>[1]) {
    await test.openai.controls.fault({ kind: 'slow', ms: 40, calls: 1 });
    await test.openai.controls.reply(answer.repeat(3));
    const calls = chatCalls(test, user);
    const { response } = await calls.stream(message);
    const events = eventsOf(response);
    const read: SeenEvent[] = [];
    while (Number(read.at(-1)?.id ?? 0) < 20) read.push((await events.next()).value as SeenEvent);
    const { conversationId, messageId } = read[0]?.data ?? {};
    return { calls, events, conversationId: String(conversationId), messageId: Number(messageId) };
  }

  it('[A5] deleting the chat stops the call to the provider and leaves no rows', async () => {
    const user = await signedIn(test.app);
    const { conversationId, messageId } = await begun(user);
    await user.delete(`/api/ai/conversations/${conversationId}`);
    await expect.poll(async () => (await test.openai.controls.state()).open, { timeout: 5_000 }).toBe(0);
    for (const [table, column] of [
      ['chat_messages', 'id'],
      ['message_parts', 'message_id'],
    ] as const) {
      const { rows } =
        await sql`select from ${sql.table(table)} where ${sql.ref(column)} = ${messageId}`.execute(
          test.ctx.db,
        );
      expect(rows).toEqual([]);
    }
  });

  it('[U6] an answer continues when its person signs in, and the account gets all of it', async () => {
    const account = await member(test);
    const user = await signedIn(test.app);
    const { conversationId, messageId } = await begun(user);
    const response = await user.post('/api/auth/signin', { email: account.email, password: goodPassword });
    expect(response.statusCode).toBe(200);
    const calls = chatCalls(test, account);
    const { text } = await readEvents((await calls.follow(messageId)).response);
    expect(text).toBe(answer.repeat(3));
    expect((await calls.read(conversationId)).messages).toHaveLength(2);
  });

  it('[A4] an answer continues while the database is unavailable, and is stored when it is back', async () => {
    const user = await signedIn(test.app);
    const { conversationId, calls } = await begun(user);
    await sql`alter table chat_messages rename to chat_messages_away`.execute(test.ctx.db);
    try {
      await sleep(5_000);
    } finally {
      await sql`alter table chat_messages_away rename to chat_messages`.execute(test.ctx.db);
    }
    await expect
      .poll(async () => (await calls.read(conversationId)).messages[1])
      .toMatchObject({ status: 'done', text: answer.repeat(3) });
  });
});

describe('an answer whose process ended', () => {
  /** Stores an answer as such a process leaves it: streaming, with its last sign of life `seconds` ago. */
  async function leftBehind(userId: string, seconds: number, text: string) {
    const { conversationId, messageId } = await chatRows(test, userId, 'Why?');
    const makerId = randomUUID();
    await sql`
      update chat_messages set status = 'streaming', source = 'model', text = '', html = null, maker_id = ${makerId},
        reservation_id = gen_random_uuid(),
        created_at = now() - interval '1 minute' where id = ${messageId}`.execute(test.ctx.db);
    const parts = text === '' ? [] : [{ messageId, startsAt: 0, text }];
    await ai.saveParts(test.ctx.db, { makerId, making: [messageId], parts });
    await markAbandoned(makerId, seconds);
    return { conversationId, messageId, makerId };
  }

  /** Makes the last sign of life of a process older. */
  const markAbandoned = (makerId: string, seconds: number) =>
    sql`
      update answer_makers set alive_at = now() - make_interval(secs => ${seconds}) where id = ${makerId}`.execute(
      test.ctx.db,
    );

  it('[A4] an abandoned answer is marked as interrupted with its stored text when somebody follows it', async () => {
    const user = await signedIn(test.app);
    const { conversationId, messageId } = await leftBehind(user.id, 16, 'What was **kept**.');
    await updateRow(test, 'chat_messages', messageId, { images_seen: false });
    const { events, text } = await readEvents((await chatCalls(test, user).follow(messageId)).response);
    expect(text).toBe('What was **kept**.');
    expect(events.at(-1)).toMatchObject({ name: 'error', data: { code: 'ai.interrupted' } });
    const { messages } = await chatCalls(test, user).read(conversationId);
    expect(messages[1]).toMatchObject({ status: 'interrupted', imagesSeen: false });
  });

  it('[A4] an answer whose process was killed is interrupted when its chat is opened three seconds later', async () => {
    const user = await signedIn(test.app);
    const { conversationId, messageId, makerId } = await leftBehind(user.id, 2, 'Kept.');
    const connect = (connection: string | null) =>
      sql`update answer_makers set connection = ${connection} where id = ${makerId}`.execute(test.ctx.db);
    const state = async () => (await chatCalls(test, user).read(conversationId)).messages[1];
    await connect('a connection that is gone');
    expect(await state()).toMatchObject({ id: messageId, status: 'streaming' });
    await markAbandoned(makerId, 4);
    // The process is alive as long as its connection is there.
    await connect(test.ctx.changes.connectionName);
    expect(await state()).toMatchObject({ status: 'streaming', text: 'Kept.' });
    await connect('a connection that is gone');
    // Nobody has ended while the database itself has just started.
    await expect.poll(state, { timeout: 20_000 }).toMatchObject({ status: 'interrupted', text: 'Kept.' });
  });

  it('[A4] a part that is saved again with more text has no gap, also for those who have read its beginning', async () => {
    const user = await signedIn(test.app);
    const { messageId, makerId } = await leftBehind(user.id, 5, 'What was');
    const save = (startsAt: number, text: string) =>
      ai.saveParts(test.ctx.db, { makerId, making: [messageId], parts: [{ messageId, startsAt, text }] });
    const follow = async () => eventsOf((await chatCalls(test, user).follow(messageId)).response);
    const events = await follow();
    const read: SeenEvent[] = [];
    while (read.at(-1)?.name !== 'delta') read.push((await events.next()).value as SeenEvent);
    await save(0, 'What was saved again.');
    await save(21, ' And more.');
    await markAbandoned(makerId, 16);
    for await (const event of events) read.push(event);
    for await (const event of await follow()) read.push(event);
    const deltas = read.filter(({ name }) => name === 'delta').map(({ data }) => data.text);
    expect(deltas.join('')).toBe('What was saved again. And more.'.repeat(2));
  });

  it('[A4] the clock ends an abandoned answer without a reader, but not one whose process is alive', async () => {
    const user = await signedIn(test.app);
    const dead = await leftBehind(user.id, 16, 'Kept.');
    const alive = await leftBehind(user.id, 5, 'Going on.');
    await endAbandoned(test.ctx);
    const calls = chatCalls(test, user);
    expect((await calls.read(dead.conversationId)).messages[1]).toMatchObject({
      status: 'interrupted',
      text: 'Kept.',
    });
    expect((await calls.read(alive.conversationId)).messages[1]).toMatchObject({
      status: 'streaming',
      text: 'Going on.',
    });
  });

  it('[A6] an abandoned answer without text does not count', async () => {
    const user = await signedIn(test.app);
    await chatCalls(test, user).ask(message);
    expect(await left(user.id)).toBe(9);
    const { conversationId } = await leftBehind(user.id, 16, '');
    await endAbandoned(test.ctx);
    expect((await chatCalls(test, user).read(conversationId)).messages[1]).toMatchObject({
      status: 'failed',
    });
    expect(await left(user.id)).toBe(10);
    await endAbandoned(test.ctx);
    expect(await left(user.id)).toBe(10);
  });
});
