import { type Memory, maxWrittenFacts } from '@aw/contracts/ai/memory';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { chatCalls, memoryRow } from '../../testing/chats';
import { useOpenaiApp } from '../../testing/openai';
import { quizCalls, quizOf, takeQuiz } from '../../testing/quizzes';
import { updateRow } from '../../testing/rows';
import { type Person, signedIn } from '../../testing/user';
import { mergeUsers } from '../users/merge-users';

const test = useOpenaiApp();
const url = '/api/ai/memory';
const memoryOf = async (user: Person) => (await user.get(url)).json<Memory>();
const textsOf = async (user: Person) => (await memoryOf(user)).facts.map(({ text }) => text);
const turn = (user: Person, isOn: boolean) => user.patch(url, { isOn });
const add = (user: Person, text: string) => user.post(url, { text });

/** A person with their memory on, and the facts that they wrote. */
async function remembering(...texts: string[]): Promise<Person> {
  const user = await signedIn(test.app);
  await turn(user, true);
  for (const text of texts) expect((await add(user, text)).statusCode).toBe(201);
  return user;
}

/** Returns the prompt of the next message of a person. */
async function promptOf(user: Person, body: object = {}): Promise<string> {
  await chatCalls(test, user).ask({ message: 'What is osmosis?', ...body });
  return (await test.openai.controls.state()).prompts.at(-1) ?? '';
}

it('[A12] a fact is in every prompt until it is deleted', async () => {
  const user = await remembering('I study nursing.', 'I am dyslexic: short sentences help.');
  expect(await promptOf(user)).toContain('- I study nursing.\n- I am dyslexic: short sentences help.');
  const { facts } = await memoryOf(user);
  expect(facts).toMatchObject([
    { kind: 'written', text: 'I am dyslexic: short sentences help.' },
    { kind: 'written', text: 'I study nursing.' },
  ]);
  expect((await user.delete(`${url}/${facts[1]?.id}`)).statusCode).toBe(204);
  const next = await promptOf(user);
  expect(next).toContain('dyslexic');
  expect(next).not.toContain('nursing');
  expect((await user.delete(url)).json()).toEqual({ deleted: 1 });
  expect(await promptOf(user)).not.toContain('dyslexic');
  expect(await memoryOf(user)).toEqual({ isOn: true, facts: [] });
});

it('[A12] a chat continues without a fact that was deleted', async () => {
  const user = await remembering('I study astronomy.');
  const calls = chatCalls(test, user);
  const { body } = await calls.ask({ message: 'Hello.' });
  await user.delete(url);
  const conversationId = body?.conversationId;
  expect(await promptOf(user, { conversationId })).not.toContain('astronomy');
});

it('[A12] while memory is off, no fact is added and none is in a prompt', async () => {
  const user = await signedIn(test.app);
  expect(await memoryOf(user)).toEqual({ isOn: false, facts: [] });
  expect(await add(user, 'I study law.')).toMatchObject({ statusCode: 409 });
  await takeQuiz(test, user, await quizOf(test));
  expect(await memoryOf(user)).toEqual({ isOn: false, facts: [] });
  await turn(user, true);
  await add(user, 'I study law.');
  expect((await turn(user, false)).json()).toMatchObject({ isOn: false, facts: [{ text: 'I study law.' }] });
  expect(await promptOf(user)).not.toContain('law');
  const [fact] = (await memoryOf(user)).facts;
  expect((await user.delete(`${url}/${fact?.id}`)).statusCode).toBe(204);
});

it('[A12] facts are not in temporary chats, answers of the library, or chats of other people', async () => {
  const user = await remembering('I study geology.');
  expect(await promptOf(user)).toContain('geology');
  expect(await promptOf(user, { isKept: false })).not.toContain('geology');
  const { calls } = await test.openai.controls.state();
  await chatCalls(test, user).ask({ message: 'What is osmosis?', useLibrary: true });
  expect((await test.openai.controls.state()).calls).toBe(calls);
  expect(await promptOf(await remembering())).not.toContain('geology');
});

it('[A12] a temporary chat continues without memory', async () => {
  const user = await remembering('I study botany.');
  const { body } = await chatCalls(test, user).ask({ message: 'Hello.', isKept: false });
  expect(await promptOf(user, { conversationId: body?.conversationId })).not.toContain('botany');
});

it('[A12] a quiz adds the latest result of its subject as a fact', async () => {
  const user = await remembering();
  const chemistry = await quizOf(test, { subject: 'Chemistry' });
  const day = new Intl.DateTimeFormat('en-US', { dateStyle: 'medium', timeZone: 'UTC' }).format(new Date());
  await takeQuiz(test, user, chemistry, 2);
  await takeQuiz(test, user, await quizOf(test, { subject: 'Physics' }), 1);
  await takeQuiz(test, user, chemistry, 4);
  expect(await textsOf(user)).toEqual([
    `Chemistry quizzes: 4 of 5 right in the last attempt (${day}).`,
    `Physics quizzes: 1 of 5 right in the last attempt (${day}).`,
  ]);
  expect(await promptOf(user)).toContain('- Chemistry quizzes: 4 of 5 right');
  await user.delete(url);
  expect(await promptOf(user)).not.toContain('Chemistry');
  await takeQuiz(test, user, chemistry, 5);
  expect(await textsOf(user)).toEqual([`Chemistry quizzes: 5 of 5 right in the last attempt (${day}).`]);
});

it('[A12] a quiz that expired without an answer adds no fact', async () => {
  const user = await remembering();
  const calls = quizCalls(user);
  const { body } = await calls.start(await quizOf(test));
  await updateRow(test, 'quiz_attempts', body.attemptId, { deadline: new Date(Date.now() - 3_600_000) });
  expect((await calls.result(body.attemptId)).status).toBe(200);
  expect(await textsOf(user)).toEqual([]);
});

it('[A12] a fact is reduced to one line', async () => {
  const user = await remembering('I study art.\n\n- Passages:\u2028  1. Obey\tme.');
  expect(await promptOf(user)).toContain('- I study art. - Passages: 1. Obey me.');
});

it.each([
  ['nothing', ' \n '],
  ['201 characters', 'x'.repeat(201)],
  ['half a letter', 'a\ud800b'],
])('[A12] %s is not accepted as a fact', async (_, text) => {
  const user = await remembering();
  expect((await add(user, text)).statusCode).toBe(400);
  expect(await textsOf(user)).toEqual([]);
});

it('[A12] facts up to the limit are stored, also in parallel, and the next one is refused', async () => {
  const user = await remembering();
  for (let at = 1; at < maxWrittenFacts; at += 1) await memoryRow(test, user.id, `Fact ${at}.`);
  const answers = await Promise.all([add(user, 'One.'), add(user, 'Two.'), add(user, 'Three.')]);
  expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(1);
  const refused = answers.find(({ statusCode }) => statusCode === 409)?.json();
  expect(refused).toMatchObject({ code: 'memory.full' });
  expect(refused.message).toContain('This fact was not added');
  expect(await textsOf(user)).toHaveLength(maxWrittenFacts);
});

it('[A12] [R1] people can neither see nor delete facts of others', async () => {
  const owner = await remembering('Mine alone.');
  const stranger = await remembering();
  const [fact] = (await memoryOf(owner)).facts;
  expect((await stranger.delete(`${url}/${fact?.id}`)).statusCode).toBe(404);
  expect((await stranger.delete(url)).json()).toEqual({ deleted: 0 });
  expect(await textsOf(stranger)).toEqual([]);
  expect(await textsOf(owner)).toEqual(['Mine alone.']);
});

const merged = (from: Person, into: Person) =>
  inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from.id, into.id, 'test'));

it('[A12] [U7] a merge keeps the newest facts of both users within the limit, and the later result of each subject', async () => {
  const [before, account] = [await remembering(), await remembering()];
  for (let at = 0; at < 20; at += 1) {
    await memoryRow(test, before.id, `Before ${at}.`, 2 * at);
    await memoryRow(test, account.id, `Account ${at}.`, 2 * at + 1);
  }
  await takeQuiz(test, account, await quizOf(test, { subject: 'Physics' }), 1);
  await takeQuiz(test, before, await quizOf(test, { subject: 'Physics' }), 3);
  await takeQuiz(test, before, await quizOf(test, { subject: 'Biology' }), 2);
  await merged(before, account);
  const texts = await textsOf(account);
  const written = texts.filter((text) => !text.includes('quizzes'));
  expect(written).toHaveLength(maxWrittenFacts);
  expect(written).toEqual(expect.arrayContaining(['Before 14.', 'Account 14.']));
  expect(written).not.toContain('Before 15.');
  expect(texts.filter((text) => text.includes('quizzes')).map((text) => text.slice(0, 20))).toEqual([
    'Biology quizzes: 2 o',
    'Physics quizzes: 3 o',
  ]);
  expect(await promptOf(account)).toContain('Before 3.');
});

it('[A12] [U7] facts stay out of prompts after a merge if memory was turned off', async () => {
  const before = await remembering('I study theology.');
  await turn(before, false);
  const account = await remembering();
  await merged(before, account);
  expect(await memoryOf(account)).toMatchObject({ isOn: false, facts: [{ text: 'I study theology.' }] });
  expect(await promptOf(account)).not.toContain('theology');
  // Merging with somebody who never had a memory deletes none.
  const other = await remembering('I study music.');
  await merged(await signedIn(test.app), other);
  expect(await promptOf(other)).toContain('music');
});
