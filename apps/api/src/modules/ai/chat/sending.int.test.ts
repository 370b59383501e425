import fc from 'fast-check';
import { afterEach, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { chatCalls, chatRows, eventsOf } from '../../../testing/chats';
import { useOpenaiApp } from '../../../testing/openai';
import { insertRows } from '../../../testing/rows';
import { signedIn } from '../../../testing/user';
import { allowanceOf, giveOneBack, takeOne } from '../spending/allowance';

const test = useOpenaiApp({ LIMIT_AI_MESSAGES_PER_DAY_ANONYMOUS: '3', LIMIT_AI_MESSAGES_PER_DAY: '5' });
afterEach(() => test.openai.controls.reset());
const person = async () => chatCalls(test, await signedIn(test.app));
const countMessages = async () =>
  (
    await test.ctx.db
      .selectFrom('chat_messages')
      .select(({ fn }) => fn.countAll<number>().as('n'))
      .executeTakeFirst()
  )?.n;

it('[A2] a message that is sent again with its key is stored, counted and answered once', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const body = { message: 'Once only.', key: 'key-of-one-message' };
  const answers = await Promise.all([calls.ask(body), calls.ask(body), calls.ask(body)]);
  const [first] = answers;
  for (const { status, body: answer } of answers) {
    expect(status).toBe(200);
    expect(answer).toEqual(first?.body);
  }
  expect((await calls.ask(body)).body).toEqual(first?.body);
  expect((await test.openai.controls.state()).calls).toBe(1);
  const { messages } = await calls.read(String(first?.body?.conversationId));
  expect(messages).toHaveLength(2);
  expect(await allowanceOf(test.ctx, 'messages', user.id)).toMatchObject({ limit: 3, left: 2 });
});

it('[A2] the same key of another person is another message', async () => {
  const body = { message: 'Hello.', key: 'key-of-two-people' };
  const one = await (await person()).ask(body);
  const two = await (await person()).ask(body);
  expect(two.body?.messageId).not.toBe(one.body?.messageId);
});

it.each([
  ['nothing', { message: '' }, 400],
  ['only spaces', { message: ' \n\t ' }, 400],
  ['only characters without width', { message: '\u200b\u200d\ufeff\u2060' }, 400],
  ['20,001 characters', { message: 'x'.repeat(20_001) }, 400],
  ['2 MB', { message: 'x'.repeat(2_000_000) }, 413],
  ['half a letter', { message: 'a\ud800b' }, 400],
  ['a conversation that is none', { message: 'x', conversationId: 'abc' }, 400],
  ['somebody else’s conversation', { message: 'x', conversationId: 'OTHER' }, 404],
  ['a document that is not there', { message: 'x', documentId: 999_999 }, 404],
])('[A2] %s is refused, and nothing is stored or counted', async (_, payload, status) => {
  const other = await (await person()).ask({ message: 'Mine.' });
  const before = await countMessages();
  const user = await signedIn(test.app);
  const text = JSON.stringify(payload).replace('OTHER', String(other.body?.conversationId));
  const response = await user.inject({
    method: 'POST',
    url: '/api/ai/chat',
    headers: { 'content-type': 'application/json' },
    payload: text,
  });
  expect(response.statusCode).toBe(status);
  expect(response.json().message.length).toBeGreaterThan(10);
  expect(await countMessages()).toBe(before);
  expect(await allowanceOf(test.ctx, 'messages', user.id)).toMatchObject({ left: 3 });
});

it('[A2] a text that is too complex to render is refused and not stored, but counts', async () => {
  const before = await countMessages();
  const user = await signedIn(test.app);
  const { status, body } = await chatCalls(test, user).ask({ message: 'a\n-\n'.repeat(5_000) });
  expect([status, body?.code]).toEqual([422, 'text.too_complex']);
  expect(await countMessages()).toBe(before);
  expect(await allowanceOf(test.ctx, 'messages', user.id)).toMatchObject({ left: 2 });
});

it('[A1] study help needs a subject and a topic', async () => {
  const calls = await person();
  for (const about of [
    {},
    { subject: 'mathematics' },
    { topic: 'Limits' },
    { subject: '  ', topic: 'Limits' },
  ])
    expect(await calls.ask({ message: 'x', mode: 'study-help', ...about })).toMatchObject({
      status: 400,
      body: { message: 'Please select a subject and topic for study help.' },
    });
  await calls.ask({ message: 'x', mode: 'study-help', subject: 'mathematics', topic: 'Limits' });
  const { prompts } = await test.openai.controls.state();
  expect(prompts.at(-1)).toContain('The subject is mathematics, the topic Limits.');
  const help = await calls.send<{ response: string }>('/api/ai/study-help', {
    subject: 'science',
    topic: 'Osmosis',
    question: 'What is it?',
  });
  expect(help.status).toBe(200);
  expect(help.body?.response).toContain('What is it?');
});

it('[A1] a conversation can continue in another mode', async () => {
  const calls = await person();
  const { body } = await calls.ask({ message: 'General.' });
  const conversationId = body?.conversationId;
  await calls.ask({
    message: 'Help.',
    conversationId,
    mode: 'study-help',
    subject: 'history',
    topic: 'Rome',
  });
  expect(await calls.read(String(conversationId))).toMatchObject({
    mode: 'study-help',
    subject: 'history',
    messages: [{ text: 'General.' }, {}, { text: 'Help.' }, {}],
  });
});

it('[A1] a message without a mode takes that of its chat, with its subject and topic', async () => {
  const calls = await person();
  const about = { subject: 'history', topic: 'Rome' };
  const { body } = await calls.ask({ message: 'Help.', mode: 'study-help', ...about });
  const conversationId = String(body?.conversationId);
  expect((await calls.ask({ message: 'Go on.', conversationId })).status).toBe(200);
  expect(await calls.read(conversationId)).toMatchObject({ mode: 'study-help', ...about });
  const { prompts } = await test.openai.controls.state();
  expect(prompts.at(-1)).toContain('The subject is history, the topic Rome.');
});

it.each(['general', 'study-help'] as const)(
  '[A1] [A10] a tutoring chat refuses %s, and tutoring is refused in another chat; nothing is stored or counted',
  async (mode) => {
    const user = await signedIn(test.app);
    const calls = chatCalls(test, user);
    const about = mode === 'study-help' ? { subject: 'history', topic: 'Rome' } : {};
    const tutoring = await calls.ask({ message: 'Solve x + 1 = 2.', mode: 'tutoring' });
    const other = await calls.ask({ message: 'Hello.', mode, ...about });
    const { left } = await allowanceOf(test.ctx, 'messages', user.id);
    const before = await countMessages();
    const refusals = [
      await calls.ask({ message: 'x', mode, ...about, conversationId: tutoring.body?.conversationId }),
      await calls.ask({ message: 'x', mode: 'tutoring', conversationId: other.body?.conversationId }),
    ];
    for (const refused of refusals) expect(refused).toMatchObject({ status: 409, body: { code: 'ai.mode' } });
    expect(refusals[0]?.body?.message).toContain('Please start a new chat');
    expect(await countMessages()).toBe(before);
    expect((await allowanceOf(test.ctx, 'messages', user.id)).left).toBe(left);
    const next = { message: 'Next hint.', conversationId: tutoring.body?.conversationId };
    expect((await calls.ask(next)).status).toBe(200);
  },
);

it('[A4] a message from a second tab waits for the running answer, or starts a branch after an older one', async () => {
  await test.openai.controls.fault({ kind: 'slow', ms: 30, calls: 1 });
  await test.openai.controls.reply(
    'A slow answer of some words, so that the other tab comes into its midst.',
  );
  const calls = await person();
  const first = await calls.stream({ message: 'From one tab.' });
  const events = eventsOf(first.response);
  const start = await events.next();
  const { conversationId, messageId } = start.value?.data ?? {};
  const refused = await calls.ask({ message: 'From the other.', conversationId: String(conversationId) });
  expect(refused).toMatchObject({ status: 409, body: { code: 'ai.busy' } });
  for await (const _ of events);
  const one = await calls.ask({
    message: 'One.',
    conversationId: String(conversationId),
    parentId: Number(messageId),
  });
  const two = await calls.ask({
    message: 'Two.',
    conversationId: String(conversationId),
    parentId: Number(messageId),
  });
  expect([one.status, two.status]).toEqual([200, 200]);
  const { messages } = await calls.read(String(conversationId));
  expect(messages.filter(({ parentId }) => parentId === messageId).map(({ text }) => text)).toEqual([
    'One.',
    'Two.',
  ]);
});

it('[A4] a chat of maximum length accepts no more messages', async () => {
  const user = await signedIn(test.app);
  const { conversationId, messageId } = await chatRows(test, user.id, 'Words');
  const values = {
    conversation_id: conversationId,
    user_id: user.id,
    parent_id: messageId,
    role: 'user' as const,
  };
  const many = Array.from({ length: 60 }, () => ({ ...values, text: 'x'.repeat(20_000) }));
  await insertRows(test, 'chat_messages', many);
  const calls = chatCalls(test, user);
  expect((await calls.ask({ message: 'Fits.', conversationId })).status).toBe(200);
  await insertRows(test, 'chat_messages', many);
  expect(await calls.ask({ message: 'Too much.', conversationId })).toMatchObject({
    status: 409,
    body: { code: 'ai.full' },
  });
});

it('[A6] a message above the daily limit is refused with the time of the next one, and accounts have a higher limit', async () => {
  const calls = await person();
  for (let sent = 0; sent < 3; sent += 1) expect((await calls.ask({ message: 'x' })).status).toBe(200);
  const { status, body } = await calls.ask({ message: 'One too many.' });
  expect(status).toBe(429);
  expect(body?.code).toBe('ai.limit');
  expect(body?.message).toMatch(/You can send the next one in (24 hours|23 hours)/);
  const registered = await member(test);
  const quota = (await registered.get('/api/ai/quota')).json();
  expect(quota).toMatchObject({
    messages: { limit: 5, left: 5, resetsAt: null },
    source: 'model',
    model: { name: test.openai.model },
    notice: null,
  });
});

it('[A6] the remaining messages equal the limit minus the used ones, after any sequence of uses and returns', async () => {
  let userCount = 0;
  await fc.assert(
    fc.asyncProperty(fc.array(fc.constantFrom('take', 'give'), { maxLength: 12 }), async (steps) => {
      const userId = `anon_quota_${++userCount}`;
      let used = 0;
      for (const step of steps) {
        if (step === 'give') {
          if (used === 0) continue;
          await giveOneBack(test.ctx, 'messages', userId);
          used -= 1;
          continue;
        }
        const isTaken = await takeOne(test.ctx, 'messages', userId).then(
          () => true,
          () => false,
        );
        expect(isTaken).toBe(used < 3);
        if (isTaken) used += 1;
      }
      expect((await allowanceOf(test.ctx, 'messages', userId)).left).toBe(3 - used);
    }),
    { numRuns: 40 },
  );
});

it('[A7] the model learns that a person stated to be under 18, and learns nothing of the age of others', async () => {
  const user = await signedIn(test.app);
  const calls = chatCalls(test, user);
  const prompts = async () => (await test.openai.controls.state()).prompts.join('\n');
  await calls.ask({ message: 'How do I lose weight?' });
  expect(await prompts()).not.toContain('under 18');
  await user.patch(`/api/user/${user.id}`, { isUnder18: true });
  await calls.ask({ message: 'How do I lose weight?' });
  expect(await prompts()).toContain('The student is under 18.');
});
