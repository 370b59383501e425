import type { SharedConversation } from '@aw/contracts/ai/conversations';
import { afterEach, beforeAll, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { chatCalls } from '../../../testing/chats';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { useOpenaiApp } from '../../../testing/openai';
import { quizOf, secretMark, takeQuiz } from '../../../testing/quizzes';
import { insertRow, selectRows, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { type Person, signedIn } from '../../../testing/user';

const test = useOpenaiApp({ LIMIT_UPLOADS_PER_DAY: '0' });
const author = beforeTests(() => signedIn(test.app));
let documentId: number;

const title = 'Enzymes of the soil';
const free = 'The enzyme rubisco fixes carbon dioxide in the stroma of the chloroplast.';
const secret = 'The enzyme nitrogenase reduces nitrogen to ammonia in root nodules.';
const freeQuestion = 'Which enzyme fixes carbon dioxide?';
const secretQuestion = 'Which enzyme reduces nitrogen to ammonia?';

beforeAll(async () => {
  const pages = [free, secret, '', ''].map((words) => `${words} ${ownWords(60)}.`);
  const upload = await author.upload(await makePdf(pages), { fields: { title } });
  documentId = upload.json<{ id: number }>().id;
  await test.processAll();
});
afterEach(async () => {
  test.ctx.config.LIBRARY_ACCESS = 'session';
  await change({ deleted_at: null, is_removed_for_cause: false });
  await suspend(author, null);
  await test.openai.controls.reset();
});
const change = (values: { deleted_at: Date | null; is_removed_for_cause: boolean }) =>
  updateRow(test, 'documents', documentId, values);
const suspend = (person: Person, suspended_at: Date | null) =>
  updateRow(test, 'users', person.id, { suspended_at, suspended_reason: suspended_at && 'Spam.' });

/** Asks the author’s questions, shares the chat, and returns how others read it. */
async function sharedChat(
  questions: readonly string[],
  options: { useLibrary: boolean; documentId?: number },
) {
  const calls = chatCalls(test, author);
  let conversationId: string | undefined;
  for (const message of questions) {
    const { body } = await calls.ask({ message, conversationId, ...options });
    conversationId = body?.conversationId;
  }
  const url = `/api/ai/conversations/${conversationId}`;
  const { body } = await calls.send<{ path: string }>(`${url}/share`, { days: 7 });
  const token = String(body?.path.split('/').at(-1));
  const readAs = async (reader?: Person) => {
    const response = await (reader ?? test.nobody).get(`/api/ai/shared/${token}`);
    return { status: response.statusCode, text: response.body, ...response.json<SharedConversation>() };
  };
  const answers = async (reader?: Person) =>
    (await readAs(reader)).messages.filter(({ role }) => role === 'assistant');
  return { calls, url, token, readAs, answers };
}

/** Somebody who unlocked the document. */
async function buyer(): Promise<Person> {
  const person = await signedIn(test.app);
  await insertRow(test, 'document_unlocks', { document_id: documentId, user_id: person.id });
  return person;
}

it('[A5] readers of a shared chat see quotes only from pages that they may read, and the place of locked ones', async () => {
  const { answers, readAs } = await sharedChat([freeQuestion, secretQuestion], {
    useLibrary: true,
    documentId,
  });
  const stranger = await answers();
  expect(stranger[0]?.citations[0]).toMatchObject({ quote: expect.stringContaining(free) });
  const source = { kind: 'page', documentId, page: 2 };
  expect(stranger[1]).toMatchObject({
    text: expect.stringContaining('- A quote from a locked page. [1]'),
    html: null,
    citations: [{ number: 1, quote: '', title, source, withheld: 'locked' }],
  });
  expect((await readAs(await signedIn(test.app))).text).not.toContain('nitrogenase');
  for (const reader of [await buyer(), author]) {
    const [, answer] = await answers(reader);
    expect(answer?.text).toContain('nitrogenase');
    expect(answer?.citations[0]).not.toHaveProperty('withheld');
  }
  test.ctx.config.LIBRARY_ACCESS = 'account';
  // As on the pages of the document, people without an account read nothing, even if they unlocked it earlier.
  for (const reader of [undefined, await buyer()])
    expect((await readAs(reader)).text).not.toMatch(/rubisco|nitrogenase/);
});

it('[A5] an answer of a model in a shared chat is visible only to readers who may read all its sources and those before it', async () => {
  await test.openai.controls.reply('As it says: nitrogenase makes ammonia.', 'Ammoniak, kurz gesagt.');
  const { answers, readAs } = await sharedChat([secretQuestion, 'Auf Deutsch?'], {
    useLibrary: false,
    documentId,
  });
  const withheld = { text: '', html: null, withheld: 'locked' };
  const place = { quote: '', title, source: { kind: 'page', documentId, page: 2 }, withheld: 'locked' };
  expect(await answers()).toMatchObject([
    { ...withheld, citations: [place] },
    { ...withheld, citations: [place] },
  ]);
  expect((await readAs(await signedIn(test.app))).text).not.toMatch(/nitrogenase|Ammoniak/);
  expect((await answers(await buyer())).map(({ text }) => text)).toEqual([
    'As it says: nitrogenase makes ammonia.',
    'Ammoniak, kurz gesagt.',
  ]);
});

it('[A5] [A2] an answer stays visible if a hidden earlier answer was not in its prompt', async () => {
  const other = await signedIn(test.app);
  const calls = chatCalls(test, other);
  await test.openai.controls.reply('Rubisco does.', 'Nobody knows that.');
  const first = await calls.ask({ message: freeQuestion });
  await change({ deleted_at: new Date(), is_removed_for_cause: true });
  const { body } = await calls.ask({
    message: 'And what does a wombat dig?',
    conversationId: first.body?.conversationId,
  });
  expect(body?.response).toBe('Nobody knows that.');
  const { prompts } = await test.openai.controls.state();
  expect(prompts.at(-1)).not.toContain('Rubisco does.');
  const read = await calls.read(first.body?.conversationId ?? '');
  expect(read.messages.filter(({ role }) => role === 'assistant').map(({ text }) => text)).toEqual([
    '',
    'Nobody knows that.',
  ]);
});

it('[A5] an explanation of a quiz in a shared chat is visible only to readers who have finished the quiz', async () => {
  const taker = await member(test);
  const quizId = await quizOf(test, { title: 'Sums of zero' });
  await takeQuiz(test, taker, quizId, 5);
  const calls = chatCalls(test, taker);
  const message = `What does ${secretMark} say that zero changes?`;
  const { body } = await calls.ask({ message, useLibrary: true });
  const quote = body?.citations[0]?.quote ?? '-';
  const { body: share } = await calls.send<{ path: string }>(
    `/api/ai/conversations/${body?.conversationId}/share`,
    { days: 1 },
  );
  const read = async (reader: Caller) =>
    (await reader.get(`/api/ai/shared/${share?.path.split('/').at(-1)}`)).json<SharedConversation>();
  const [, seen] = (await read(await signedIn(test.app))).messages;
  expect(seen?.text).toContain('- An explanation of a quiz that you have not finished. [1]');
  expect(JSON.stringify(seen)).not.toContain(quote);
  expect((await read(taker)).messages[1]?.citations[0]?.quote).toBe(quote);
});

it('[A5] an answer without recorded sources is visible only to its own person', async () => {
  await test.openai.controls.reply('Whatever it says.');
  const { answers, calls, url } = await sharedChat(['What is it?'], { useLibrary: false });
  expect(await answers()).toMatchObject([{ text: 'Whatever it says.' }]);
  await updateRows(test, 'chat_messages', { text: 'Whatever it says.' }, { given_sources: null });
  expect(await answers()).toMatchObject([{ text: '', withheld: 'unknown', citations: [] }]);
  expect((await calls.read(url.split('/').at(-1) ?? '')).messages[1]?.text).toBe('Whatever it says.');
});

it('[A5] [D18] a shared chat stops showing a removed document, and the link ends when its owner is suspended', async () => {
  const library = await sharedChat([freeQuestion], { useLibrary: true, documentId });
  const model = await sharedChat([freeQuestion], { useLibrary: false, documentId });
  const reader = await buyer();
  expect((await library.readAs(reader)).text).toContain('rubisco');
  const gone = async (who?: Person) => {
    for (const { readAs } of [library, model]) {
      const { text, status } = await readAs(who);
      expect(status).toBe(200);
      for (const words of ['rubisco', title]) expect(text).not.toContain(words);
    }
    const [answer] = await library.answers(who);
    expect(answer?.text).toContain('- A quote from a page that is no longer available. [1]');
    expect(await model.answers(who)).toMatchObject([{ withheld: 'unavailable' }]);
  };
  await change({ deleted_at: new Date(), is_removed_for_cause: true });
  await gone();
  await gone(reader);
  await change({ deleted_at: new Date(), is_removed_for_cause: false });
  await gone();
  expect((await library.readAs(reader)).text).toContain('rubisco');
  await change({ deleted_at: null, is_removed_for_cause: false });
  await suspend(author, new Date());
  expect((await library.readAs()).status).toBe(404);
});

it('[A5] no shared chat quotes documents of a suspended person', async () => {
  const friend = await signedIn(test.app);
  const calls = chatCalls(test, friend);
  const { body } = await calls.ask({ message: freeQuestion, documentId, useLibrary: true });
  const { body: share } = await calls.send<{ path: string }>(
    `/api/ai/conversations/${body?.conversationId}/share`,
    { days: 1 },
  );
  const read = async () => (await test.nobody.get(`/api/ai/shared/${share?.path.split('/').at(-1)}`)).body;
  expect(await read()).toContain('rubisco');
  await suspend(author, new Date());
  expect(await read()).toContain('no longer available');
  expect(await read()).not.toContain('rubisco');
});

it('[A5] the owner of a chat exports it and asks experts with only the quotes that may be read now', async () => {
  const friend = await buyer();
  const calls = chatCalls(test, friend);
  const { body } = await calls.ask({ message: secretQuestion, documentId, useLibrary: true });
  const url = `/api/ai/conversations/${body?.conversationId}`;
  const exported = async () => (await friend.get(`${url}/export`)).body;
  expect(await exported()).toContain('nitrogenase');
  // A question is public.
  const draft = (await calls.send<{ content: string }>(`${url}/question`, {})).body?.content;
  expect(draft).toContain('A quote from a locked page.');
  expect(draft).not.toContain('nitrogenase');
  await change({ deleted_at: new Date(), is_removed_for_cause: true });
  for (const text of [await exported(), (await friend.get(url)).body]) {
    expect(text).toContain('A quote from a page that is no longer available.');
    expect(text).not.toContain('nitrogenase');
  }
});

it('[A5] [M5] staff can end a link by its address, and its readers see that it has ended', async () => {
  const { readAs, token, calls, url } = await sharedChat([freeQuestion], { useLibrary: true, documentId });
  const staff = await signedInStaff(test);
  const end = (link: string) =>
    staff.post('/api/admin/ai/shared-links/end', { link, reason: 'Private data.' });
  expect((await end('https://example.org/')).statusCode).toBe(400);
  expect((await end('x'.repeat(40))).statusCode).toBe(404);
  expect((await end(`https://site.example/shared-chat/${token}?from=mail`)).statusCode).toBe(204);
  expect(JSON.parse((await readAs()).text)).toMatchObject({ code: 'conversations.link_ended' });
  expect((await readAs()).status).toBe(410);
  expect((await end(token)).statusCode).toBe(410);
  expect(await calls.read(url.split('/').at(-1) ?? '')).toMatchObject({ sharedUntil: null });
  const entry = await selectRows(test, 'audit_log', { verb: 'chat_link.ended' });
  expect(entry).toMatchObject([{ after: { reason: 'Private data.' } }]);
});
