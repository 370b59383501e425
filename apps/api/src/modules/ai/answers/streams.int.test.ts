import { afterEach, expect, it } from 'vitest';
import { chatCalls, eventsOf, readEvents, type SeenEvent } from '../../../testing/chats';
import { otherReplica, useOpenaiApp } from '../../../testing/openai';
import { signedIn } from '../../../testing/user';
import { allowanceOf } from '../spending/allowance';

const test = useOpenaiApp({}, { msPerToken: 8 });

/** About 150 tokens, with letters that take two UTF-16 units and several bytes. */
const answer = Array.from({ length: 40 }, (_, at) => `Word${at} 𝒳² — ${at}.`).join(' ');
afterEach(() => test.openai.controls.reset());
const caller = async () => chatCalls(test, await signedIn(test.app));
const message = { message: 'Tell me about X.' };

/** Reads until a number of characters has arrived. */
async function readUntil(events: AsyncGenerator<SeenEvent>, length: number) {
  const read: SeenEvent[] = [];
  for (;;) {
    const { value, done } = await events.next();
    if (done) throw new Error('The answer ended too soon.');
    read.push(value);
    if (Number(value.id) >= length) return { read, text: textOf(read) };
  }
}
const textOf = (events: readonly SeenEvent[]) =>
  events
    .filter(({ name }) => name === 'delta')
    .map(({ data }) => data.text)
    .join('');

it('[A6] an answer of the model has its text and the name of the model', async () => {
  await test.openai.controls.reply(answer);
  const { status, body } = await (await caller()).ask(message);
  expect(status).toBe(200);
  expect(body).toMatchObject({ response: answer, source: 'model', citations: [] });
});

it('[A4] deltas arrive while the answer is generated, with offsets as ids', async () => {
  await test.openai.controls.reply(answer);
  const person = await caller();
  const { events, text } = await readEvents((await person.stream(message)).response);
  expect(text).toBe(answer);
  const deltas = events.filter(({ name }) => name === 'delta');
  expect(deltas.length).toBeGreaterThan(3);
  let at = 0;
  for (const { id, data } of deltas) {
    at += String(data.text).length;
    expect(Number(id)).toBe(at);
  }
  expect(events.at(-1)).toMatchObject({
    name: 'done',
    data: { message: { status: 'done', finish: 'complete', model: test.openai.model, text: answer } },
  });
});

it('[A4] a client that reconnects in the middle gets every character once', async () => {
  await test.openai.controls.reply(answer);
  const person = await caller();
  const { response, leave } = await person.stream(message);
  const before = await readUntil(eventsOf(response), 60);
  leave();
  const messageId = Number(before.read[0]?.data.messageId);
  const rest = await readEvents((await person.follow(messageId, before.text.length)).response);
  expect(before.text + rest.text).toBe(answer);
  const again = await readEvents((await person.follow(messageId)).response);
  expect(again.text).toBe(answer);
});

it('[A4] another replica can stream an answer while the first one generates it', async () => {
  await test.openai.controls.reply(answer);
  const user = await signedIn(test.app);
  const { response } = await chatCalls(test, user).stream(message);
  const before = await readUntil(eventsOf(response), 30);
  const replica = await otherReplica(test);
  try {
    const other = chatCalls(replica, user);
    const followed = await readEvents(
      (await other.follow(Number(before.read[0]?.data.messageId), 10)).response,
    );
    expect(followed.text).toBe(answer.slice(10));
    expect(followed.events.at(-1)?.name).toBe('done');
  } finally {
    await replica.close();
  }
});

it('[A4] an answer is completed without a reader, and a reload shows all of it', async () => {
  await test.openai.controls.reply(answer);
  const person = await caller();
  const { response, leave } = await person.stream(message);
  const { read } = await readUntil(eventsOf(response), 1);
  leave();
  const { conversationId } = read[0]?.data ?? {};
  await expect
    .poll(async () => (await person.read(String(conversationId))).messages[1])
    .toMatchObject({ status: 'done', text: answer });
});

it('[A4] retracted reasoning is not shown after a reload, here or on another replica', async () => {
  const reasoning = 'The student wants it short. '.repeat(20);
  await test.openai.controls.fault({ kind: 'slow', ms: 15, calls: 1 });
  await test.openai.controls.reply(`${reasoning}</think>\n${answer.repeat(2)}`);
  const user = await signedIn(test.app);
  const person = chatCalls(test, user);
  const { response } = await person.stream(message);
  const { read } = await readUntil(eventsOf(response), 20);
  const messageId = Number(read[0]?.data.messageId);
  const reload = async () => (await person.read(String(read[0]?.data.conversationId))).messages[1];
  await expect.poll(async () => (await reload())?.text.length).toBeGreaterThan(20);
  // Only a closing tag says that all of it was reasoning.
  expect(reasoning.startsWith((await reload())?.text ?? '')).toBe(true);
  await expect.poll(async () => (await reload())?.text).toMatch(/^Word0/);
  const { status, text = '' } = (await reload()) ?? {};
  expect([status, answer.repeat(2).startsWith(text)]).toEqual(['streaming', true]);
  const replica = await otherReplica(test);
  try {
    // A page that is reloaded follows the answer from the end of the text that it shows.
    for (const calls of [person, chatCalls(replica, user)]) {
      const rest = await readEvents((await calls.follow(messageId, text.length)).response);
      expect(text + rest.text).toBe(answer.repeat(2));
    }
  } finally {
    await replica.close();
  }
});

it('[A4] a stopped answer keeps its text, also when another process writes it', async () => {
  const user = await signedIn(test.app);
  const replica = await otherReplica(test);
  try {
    for (const stopper of [chatCalls(test, user), chatCalls(replica, user)]) {
      await test.openai.controls.reply(answer.repeat(4));
      const { response } = await chatCalls(test, user).stream(message);
      const events = eventsOf(response);
      const { read, text } = await readUntil(events, 20);
      const messageId = Number(read[0]?.data.messageId);
      expect((await stopper.send(`/api/ai/messages/${messageId}/stop`, {})).status).toBe(204);
      const rest: SeenEvent[] = [];
      for await (const event of events) rest.push(event);
      const whole = text + textOf(rest);
      expect(rest.at(-1)).toMatchObject({
        name: 'done',
        data: { message: { status: 'stopped', text: whole } },
      });
      expect(whole.length).toBeLessThan(answer.length * 4);
    }
    await expect.poll(async () => (await test.openai.controls.state()).open).toBe(0);
  } finally {
    await replica.close();
  }
});

it('[A4] [R1] another replica sends each follower their own answer, even if one is deleted meanwhile', async () => {
  const replica = await otherReplica(test);
  try {
    const people = await Promise.all(['First', 'Second', 'Third'].map(() => signedIn(test.app)));
    const texts = people.map((_, at) => `Only for person ${at}. ${answer}`);
    const followed: Promise<{ text: string }>[] = [];
    const chats: string[] = [];
    for (const [at, person] of people.entries()) {
      await test.openai.controls.reply(texts[at] ?? '');
      const { response } = await chatCalls(test, person).stream(message);
      const { read } = await readUntil(eventsOf(response), 10);
      chats.push(String(read[0]?.data.conversationId));
      const other = await chatCalls(replica, person).follow(Number(read[0]?.data.messageId));
      followed.push(readEvents(other.response).catch(() => ({ text: '' })));
    }
    await people[0]?.inject({ method: 'DELETE', url: `/api/ai/conversations/${chats[0]}` });
    const seen = await Promise.all(followed);
    expect(texts[0]?.startsWith(seen[0]?.text ?? '-')).toBe(true);
    expect(seen.slice(1).map(({ text }) => text)).toEqual(texts.slice(1));
  } finally {
    await replica.close();
  }
});

it('[A4] [A6] an answer that is stopped before its first word does not fail, and counts because the model was working', async () => {
  const user = await signedIn(test.app);
  await test.openai.controls.fault({ kind: 'stalled', moment: 'first', calls: 1 });
  const calls = chatCalls(test, user);
  const { response } = await calls.stream(message);
  const events = eventsOf(response);
  const { messageId } = (await events.next()).value?.data ?? {};
  await calls.send(`/api/ai/messages/${messageId}/stop`, {});
  const rest: SeenEvent[] = [];
  for await (const event of events) rest.push(event);
  expect(rest).toMatchObject([{ name: 'done', data: { message: { status: 'stopped', text: '' } } }]);
  expect((await allowanceOf(test.ctx, 'messages', user.id)).left).toBe(49);
});

it('[A4] an answer of maximum length ends with that reason', async () => {
  await test.openai.controls.reply('word '.repeat(2_100));
  await test.openai.controls.fault({ kind: 'slow', ms: 0, calls: 1 });
  const { events } = await readEvents((await (await caller()).stream(message)).response);
  expect(events.at(-1)).toMatchObject({
    name: 'done',
    data: { message: { status: 'done', finish: 'length' } },
  });
});

it('[A4] the next prompt contains the earlier turns of its own branch only', async () => {
  const person = await caller();
  await test.openai.controls.reply('First answer.', 'Second answer.', 'Other answer.', 'Last answer.');
  const first = await person.ask({ message: 'First question.' });
  const conversationId = first.body?.conversationId;
  await person.ask({ message: 'Second question.', conversationId });
  const { messages } = await person.read(String(conversationId));
  await person.ask({ message: 'Other question.', conversationId, parentId: messages[1]?.id });
  await person.ask({ message: 'Last question.', conversationId });
  const { prompts } = await test.openai.controls.state();
  for (const said of [
    'First question.',
    'First answer.',
    'Other question.',
    'Other answer.',
    'Last question.',
  ])
    expect(prompts.at(-1)).toContain(said);
  expect(prompts.at(-1)).not.toContain('Second');
});

it('[P8] a hundred parallel answers are complete and not mixed, and other calls are answered in the meantime', async () => {
  const people = await Promise.all(Array.from({ length: 100 }, caller));
  const streams = await Promise.all(
    people.map((person, at) => person.stream({ message: `Tell me about number-${at}-of-them.` })),
  );
  const reading = Promise.all(streams.map(({ response }) => readEvents(response)));
  let isDone = false;
  void reading.then(() => (isDone = true));
  const others = await Promise.all(
    Array.from({ length: 20 }, () => test.nobody.get('/api/documents/figures')),
  );
  expect(others.map(({ statusCode }) => statusCode)).toEqual(Array(20).fill(200));
  expect(isDone).toBe(false);
  for (const [at, { events, text }] of (await reading).entries()) {
    expect(text.match(/number-\d+-of-them/g)).toEqual([`number-${at}-of-them`]);
    expect(events.at(-1)).toMatchObject({ name: 'done', data: { message: { text, status: 'done' } } });
  }
});
