import { beforeAll, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { chatCalls, readEvents } from '../../../testing/chats';
import { makePdf, ownWords } from '../../../testing/make-pdf';
import { expert, visibleQuestion } from '../../../testing/questions';
import { quizCalls, quizOf, secretMark, takeQuiz } from '../../../testing/quizzes';
import { selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { uploadDocument } from '../../../testing/uploads';
import { signedIn } from '../../../testing/user';
import { findInLibrary } from '../../search/find-passages';

const test = useTestApp();
let documentId: number;

const title = 'Enzymes that fix carbon dioxide';
const notice = 'Answering from the study library — no AI model is set up.';

beforeAll(async () => {
  const author = await member(test);
  const pages = [
    `${title}\nThe Calvin cycle. The enzyme rubisco fixes carbon dioxide in the stroma of the chloroplast. ${ownWords(60)}.`,
    `Locked page. The enzyme nitrogenase reduces nitrogen to ammonia in root nodules. ${ownWords(60)}.`,
    `Third page. ${ownWords(80)}.`,
    `Last page. ${ownWords(80)}.`,
  ];
  documentId = await uploadDocument(test, author, await makePdf(pages), { title });
});
it('[A6] without a model, the library answers with a notice and quotes pages with their source', async () => {
  const person = chatCalls(test, await signedIn(test.app));
  const { status, body } = await person.ask({ message: 'Which enzyme fixes carbon dioxide?' });
  expect(status).toBe(200);
  expect(body?.source).toBe('library');
  expect(body?.response.startsWith(`${notice}\n\n`)).toBe(true);
  expect(body?.response).toContain(
    'The enzyme rubisco fixes carbon dioxide in the stroma of the chloroplast.',
  );
  // The title has the words of the question too.
  expect(body?.citations.map(({ quote }) => quote)).not.toContain(title);
  expect(body?.citations[0]).toMatchObject({
    number: 1,
    title,
    source: { kind: 'page', documentId, page: 1 },
  });
});

it('[A4] an answer of the library is streamed as events whose ids are offsets into the text', async () => {
  const person = chatCalls(test, await signedIn(test.app));
  const { response } = await person.stream({ message: 'Which enzyme fixes carbon dioxide?' });
  expect(response.headers.get('content-type')).toContain('text/event-stream');
  const { events, text } = await readEvents(response);
  expect(events.map(({ name }) => name)).toEqual(
    expect.arrayContaining(['start', 'delta', 'citation', 'done']),
  );
  expect(events[0]?.name).toBe('start');
  expect(events.at(-1)).toMatchObject({ name: 'done', id: String(text.length) });
  const conversation = await person.read(String(events[0]?.data.conversationId));
  expect(conversation.messages).toMatchObject([
    { role: 'user', text: 'Which enzyme fixes carbon dioxide?', parentId: null },
    { role: 'assistant', text, status: 'done', finish: 'complete', source: 'library' },
  ]);
  expect(conversation.messages[1]?.html).toContain('rubisco');
});

it('[A3] a question whether a step is right is answered about the step, in chats and in tutoring', async () => {
  const message = 'The enzyme rubisco fixes carbon dioxide in the stroma. Is my step right?';
  for (const mode of ['general', 'tutoring'] as const) {
    const person = chatCalls(test, await signedIn(test.app));
    const { body } = await person.ask({ message, mode });
    expect(body?.response).toContain('Without an AI model I cannot check your step.');
    expect(body?.citations.map(({ quote }) => quote)).toEqual([
      expect.stringContaining('The enzyme rubisco'),
    ]);
  }
  const person = chatCalls(test, await signedIn(test.app));
  const { body } = await person.ask({ message: 'x = 2. Did I do this right?' });
  expect(body?.response).toContain('I found no passage about it.');
  const wrong = await person.ask({ message: 'The area is 3 * 4 = 14. Is my step right?' });
  expect(wrong.body?.response).toContain('again: it does not hold.');
  expect(wrong.body?.response).toContain('3 × 4 = 14');
  expect(wrong.body?.citations).toEqual([]);
  const right = await person.ask({ message: 'The area is 3 * 4 = 12. Is my step right?' });
  expect(right.body?.response).toContain('The calculation in your step holds.');
});

it('[A7] the library quotes nothing to a person in danger, even where it has their words', async () => {
  const person = chatCalls(test, await signedIn(test.app));
  const question = 'What does the enzyme rubisco fix in the stroma?';
  const quotesOf = async (message: string) => (await person.ask({ message })).body?.citations.length;
  expect(await quotesOf(question)).toBeGreaterThan(0);
  expect(await quotesOf(`I want to kill myself. ${question}`)).toBe(0);
});

it('[A8] a question that no page answers gets no quotes', async () => {
  const person = chatCalls(test, await signedIn(test.app));
  const { body } = await person.ask({ message: 'When was the Treaty of Westphalia signed?' });
  expect(body?.citations).toEqual([]);
  expect(body?.response).toContain('no passage');
});

it('[A8] question words are ignored, and a question for a date matches only figures', async () => {
  const person = chatCalls(test, await signedIn(test.app));
  for (const message of [
    'Explain rubisco',
    'How does rubisco work?',
    'What is the difference rubisco makes?',
  ])
    expect((await person.ask({ message })).body?.citations[0]?.quote).toContain('The enzyme rubisco');
  expect((await person.ask({ message: 'When was rubisco fixed?' })).body?.citations).toEqual([]);
});

it('[A8] a locked page is quoted only to people who have unlocked it', async () => {
  const question = { message: 'Which enzyme reduces nitrogen to ammonia?' };
  const stranger = chatCalls(test, await signedIn(test.app));
  const isFree = await selectRows(
    test,
    'document_pages',
    { document_id: documentId },
    ['number', 'is_free'],
    'number',
  );
  const locked = isFree.filter((page) => !page.is_free).map(({ number }) => number);
  expect(locked).toContain(2);
  expect((await stranger.ask(question)).body?.citations).toEqual([]);
  const ofDocument = (await stranger.ask({ ...question, documentId })).body;
  expect(ofDocument?.citations).toEqual([]);
  expect(ofDocument?.response).toContain('I found nothing about that in the pages you can read.');
  const buyer = await member(test);
  await buyer.post(`/api/documents/${documentId}/unlock`);
  const calls = chatCalls(test, buyer);
  for (const request of [question, { ...question, documentId }])
    expect((await calls.ask(request)).body?.citations[0]).toMatchObject({
      source: { kind: 'page', page: 2 },
    });
});

it('[A8] a visible answer to a question is quoted, and a removed one is not', async () => {
  const tutor = await expert(test);
  const asker = await member(test);
  const sentence = 'A catenary is the curve of a hanging chain, a hyperbolic cosine and no parabola.';
  const id = await visibleQuestion(test, asker.id, { title: 'Why does a catenary differ from a parabola?' });
  const answer = await test.ctx.db
    .insertInto('answers')
    .values({
      question_id: id,
      expert_id: tutor.id,
      // Too long to be quoted as a whole, so the quotation has no end of the emphasis.
      content: `**${sentence} ${ownWords(60)}.**`,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await updateRow(test, 'questions', id, { is_answered: true });
  const person = chatCalls(test, await signedIn(test.app));
  const question = { message: 'Why does a catenary differ from a parabola?' };
  expect((await person.ask(question)).body?.citations[0]).toMatchObject({
    source: { kind: 'answer', questionId: id },
    quote: sentence,
    html: `<p dir="auto">${sentence}</p>`,
  });
  await updateRow(test, 'answers', answer.id, { status: 'removed' });
  expect((await person.ask(question)).body?.citations).toEqual([]);
});

it('[A8] explanations of a quiz are quoted only to people who have finished it and have no open attempt', async () => {
  const reader = await member(test);
  const quizId = await quizOf(test, { title: 'Sums of zero' });
  const question = { message: `What does ${secretMark} say that zero changes?` };
  const cited = async () => (await chatCalls(test, reader).ask(question)).body?.citations;
  expect(await cited()).toEqual([]);
  await takeQuiz(test, reader, quizId, 5);
  expect((await cited())?.[0]).toMatchObject({
    source: { kind: 'explanation', quizId },
    html: expect.stringContaining(secretMark),
  });
  await quizCalls(reader).start(quizId);
  expect(await cited()).toEqual([]);
});

it('[A8] a question of 20,000 characters is answered', async () => {
  const words = Array.from({ length: 2_500 }, (_, at) => `wort${at}`)
    .join(' ')
    .slice(0, 19_900);
  const person = chatCalls(test, await signedIn(test.app));
  const { status, body } = await person.ask({ message: `Which enzyme fixes carbon dioxide? ${words}` });
  expect(status).toBe(200);
  expect(body?.citations).toEqual([]);
});

it('[A8] no page is quoted without an account if the library is only for accounts', async () => {
  const message = 'Which enzyme fixes carbon dioxide?';
  const anonymous = chatCalls(test, await signedIn(test.app));
  test.ctx.config.LIBRARY_ACCESS = 'account';
  try {
    expect((await anonymous.ask({ message })).body?.citations).toEqual([]);
    expect((await anonymous.ask({ message, documentId })).status).toBe(401);
    const account = chatCalls(test, await member(test));
    expect((await account.ask({ message })).body?.citations).toHaveLength(1);
  } finally {
    test.ctx.config.LIBRARY_ACCESS = 'session';
  }
});

it.each(['_a', '<!-- '])(
  '[R8] a message of 20,000 characters of "%s", which the parser of PostgreSQL would read for seconds, is not searched',
  async (unit) => {
    const user = await signedIn(test.app);
    const message = unit.repeat(20_000 / unit.length);
    expect(await findInLibrary({ ...test.ctx, userId: user.id }, { question: message, most: 3 })).toEqual([]);
    const { status } = await chatCalls(test, user).ask({ message, useLibrary: true });
    // Whether such a text can be rendered in time is for another limit to say. It counts, whatever becomes of it.
    expect([200, 422]).toContain(status);
    const perDay = test.ctx.config.LIMIT_AI_LIBRARY_PER_DAY;
    const { left } = await test.ctx.limits.left('ai-library', user.id, perDay, 24 * 60 * 60);
    expect(left).toBe(perDay - 1);
  },
);
