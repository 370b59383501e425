import type { Question } from '@aw/contracts/questions/question';
import * as privacy from '@aw/db/privacy';
import { unzipSync } from 'fflate';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymousBrowser, type Member, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { chatRows } from '../../testing/chats';
import { expert, giveCredits, questionCalls } from '../../testing/questions';
import { quizCalls, quizOf, takeQuiz } from '../../testing/quizzes';
import { insertRow, selectRow, selectRows, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocuments } from '../../testing/uploads';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_WRITES_PER_MINUTE: '0' });
const asker = beforeTests(() => member(test));
const stranger = beforeTests(() => member(test));
let owner: Member;
let documentId = 0;
/** Words of the free first page and of the locked last one. */
let freeWords = '';
let lockedWords = '';

beforeAll(async () => {
  owner = await member(test);
  [documentId = 0] = await uploadDocuments(test, owner, 1, 6);
  const wordsOf = async (page: number) => {
    const response = await owner.get(`/api/documents/${documentId}/pages/${page}/text`);
    return response.json<{ text: string }>().text.replace(/\s+/g, ' ').trim().slice(0, 80);
  };
  [freeWords, lockedWords] = [await wordsOf(1), await wordsOf(6)];
  expect(freeWords).not.toBe('');
  expect(lockedWords.length).toBeGreaterThan(10);
  expect((await asker.post(`/api/documents/${documentId}/unlock`)).statusCode).toBe(200);
  await giveCredits(test, asker.id, 20);
});

const quoting = (page: number, quote: string, id = documentId) => ({
  about: { kind: 'document', documentId: id, page, quote },
});
/** Asks about something and publishes the question. */
async function askVisible(person: Member, payload: object) {
  const { status, body } = await questionCalls(person).ask(payload);
  expect(status).toBe(201);
  const id = body?.id ?? 0;
  await updateRow(test, 'questions', id, { status: 'visible' });
  return id;
}
const aboutOf = async (reader: Caller, id: number) =>
  (await reader.get(`/api/questions/${id}`)).json<Question>().about;

describe('a question about a page', () => {
  it('[Q16] a quote from a locked page is shown only to people who may read that page', async () => {
    const id = await askVisible(asker, quoting(6, lockedWords));
    const shown = {
      kind: 'document',
      id: documentId,
      title: expect.any(String),
      page: 6,
      quote: lockedWords,
      html: null,
      withheld: null,
    };
    expect(await aboutOf(asker, id)).toEqual(shown);
    expect(await aboutOf(owner, id)).toEqual(shown);
    const hidden = { ...shown, quote: null, withheld: 'locked' };
    for (const reader of [stranger, await expert(test), test.nobody])
      expect(await aboutOf(reader, id)).toEqual(hidden);
    const staff = await signedInStaff(test, 'root');
    expect((await staff.get(`/api/admin/questions/${id}`)).json()).toMatchObject({ about: shown });
    const readers = [stranger, test.nobody];
    const urls = [
      `/api/questions/${id}`,
      `/api/questions?q=${encodeURIComponent(lockedWords.slice(0, 40))}`,
      '/api/questions',
      `/api/search?q=${encodeURIComponent(lockedWords.slice(0, 40))}`,
    ];
    for (const reader of readers)
      for (const url of urls) expect((await reader.get(url)).body).not.toContain(lockedWords);
    expect((await stranger.post(`/api/documents/${documentId}/unlock`)).statusCode).toBe(200);
    expect(await aboutOf(stranger, id)).toEqual(shown);
  });

  it('[Q16] a quote is in no index and in no text of the question', async () => {
    const id = await askVisible(asker, quoting(6, lockedWords));
    const row = await selectRow(test, 'questions', { id });
    expect(JSON.stringify(row)).not.toContain(lockedWords);
    const [word = ''] = lockedWords.split(' ').toSorted((one, other) => other.length - one.length);
    expect(JSON.stringify([row.search_words, row.title_words])).not.toContain(word.toLowerCase());
  });

  it('[Q16] a quote from a free page is public, whatever its spaces are, and a page without a quote is only a link', async () => {
    const spaced = freeWords.replaceAll(' ', '\n ');
    const id = await askVisible(asker, quoting(1, spaced));
    expect(await aboutOf(test.nobody, id)).toMatchObject({ quote: freeWords, withheld: null, page: 1 });
    const plain = await askVisible(asker, { about: { kind: 'document', documentId, page: 5 } });
    expect(await aboutOf(test.nobody, plain)).toMatchObject({ quote: null, withheld: null, page: 5 });
    expect(await aboutOf(test.nobody, await askVisible(asker, {}))).toBeNull();
  });

  it('[Q16] a quote is stored with the spaces of its page, and not as it was typed', async () => {
    const glued = await askVisible(asker, quoting(1, freeWords.replaceAll(' ', '')));
    const torn = await askVisible(asker, quoting(1, freeWords.replaceAll(' ', '').split('').join(' ')));
    for (const id of [glued, torn])
      expect(await aboutOf(test.nobody, id)).toMatchObject({ quote: freeWords, withheld: null });
  });

  it('[Q16] where the library is only for registered people, quotes are only for them, even if other people unlocked the document', async () => {
    const id = await askVisible(asker, quoting(1, freeWords));
    const visitor = await anonymousBrowser(test);
    await insertRow(test, 'document_unlocks', { user_id: visitor.id, document_id: documentId });
    test.ctx.config.LIBRARY_ACCESS = 'account';
    try {
      for (const reader of [test.nobody, visitor])
        expect(await aboutOf(reader, id)).toMatchObject({ quote: null, withheld: 'locked' });
      const served = await test.nobody.get(`/questions/${id}`);
      expect(served.body).not.toContain(freeWords);
      for (const reader of [asker, owner, stranger])
        expect(await aboutOf(reader, id)).toMatchObject({ quote: freeWords, withheld: null });
      expect((await questionCalls(visitor).ask(quoting(1, freeWords))).status).toBe(400);
    } finally {
      test.ctx.config.LIBRARY_ACCESS = 'session';
    }
  });

  it('[Q16] words that are not on the page, a page that the asker may not read, and a missing page are refused', async () => {
    const newcomer = await member(test);
    for (const [person, about] of [
      [asker, quoting(6, `${lockedWords} and more`)],
      [asker, quoting(1, lockedWords)],
      [asker, quoting(7, lockedWords)],
      [newcomer, quoting(6, lockedWords)],
      [newcomer, { about: { kind: 'document', documentId: 999_999 } }],
      [asker, { about: { kind: 'document', documentId, quote: freeWords } }],
      [asker, quoting(1, 'x'.repeat(501))],
    ] as const) {
      const answer = await person.post('/api/questions', { title: 'Why?', content: 'I tried.', ...about });
      const { issues } = answer.json<{ issues: { path: string }[] }>();
      expect([answer.statusCode, issues[0]?.path.split('.')[0]]).toEqual([400, 'about']);
    }
    expect(await selectRows(test, 'questions', { asker_id: newcomer.id })).toEqual([]);
  });

  it('[Q16] when the document is removed the quote disappears for people who cannot open it any more, and an erasure deletes it', async () => {
    const [gone = 0] = await uploadDocuments(test, owner, 1, 3);
    const text = await owner.get(`/api/documents/${gone}/pages/1/text`);
    const words = text.json<{ text: string }>().text.replace(/\s+/g, ' ').trim().slice(0, 60);
    const id = await askVisible(asker, quoting(1, words, gone));
    const draft = { title: 'Why', content: '', subject: '', schoolId: null, courseId: null };
    await asker.put('/api/questions/draft', { ...draft, ...quoting(1, words, gone) });
    const inExport = async (name: string) => {
      const files = unzipSync((await asker.inject({ url: '/api/account/export' })).rawPayload);
      return Buffer.from(files[name] ?? [])
        .toString('utf8')
        .includes(words);
    };
    const exported = () => Promise.all(['questions.json', 'question-draft.json'].map(inExport));
    expect(await exported()).toEqual([true, true]);
    const staff = await signedInStaff(test, 'root2');
    const payload = { reason: 'Not own work.', isForCause: true };
    expect((await staff.post(`/api/admin/documents/${gone}/remove`, payload)).statusCode).toBe(200);
    const removed = { id: null, title: null, quote: null, withheld: 'unavailable' };
    for (const reader of [asker, stranger, test.nobody])
      expect(await aboutOf(reader, id)).toMatchObject(removed);
    expect(await exported()).toEqual([false, false]);
    await test.ctx.db.transaction().execute((trx) => privacy.blankDocuments(trx, [gone], new Date()));
    expect(await selectRow(test, 'question_sources', { question_id: id }, ['quote'])).toEqual({
      quote: null,
    });
    const { about } = await selectRow(test, 'question_drafts', { user_id: asker.id }, ['about']);
    expect(about).toEqual({ kind: 'document', documentId: gone, page: 1 });
  });

  it('[Q10] [Q16] the draft keeps what the question is about, as it was named', async () => {
    const { about } = quoting(6, lockedWords);
    const draft = { title: '', content: 'I', subject: '', schoolId: null, courseId: null };
    const saved = await questionCalls(asker).send('PUT', '/api/questions/draft', { ...draft, about });
    expect(saved.status).toBe(200);
    const read = async () => (await asker.get('/api/questions/draft')).json<{ draft: object }>().draft;
    expect(await read()).toMatchObject({ about });
    // A page of the previous release knows no sources.
    await questionCalls(asker).send('PUT', '/api/questions/draft', draft);
    expect(await read()).toMatchObject({ about });
    await questionCalls(asker).send('PUT', '/api/questions/draft', { ...draft, about: null });
    expect(await read()).toMatchObject({ about: null });
  });
});

it('[Q16] [A11] a chat about a document brings the document and its subject into the draft, without locked words', async () => {
  const { conversationId } = await chatRows(test, asker.id, 'What does this page say?');
  await updateRows(test, 'conversations', { id: conversationId }, { document_id: documentId });
  const url = `/api/ai/conversations/${conversationId}/question`;
  const { subject } = (await asker.get(`/api/documents/${documentId}`)).json<{ subject: string }>();
  const filled = await asker.post(url, { replacesDraft: true });
  expect(filled.json()).toMatchObject({ subject, about: { kind: 'document', documentId } });
  expect(filled.body).not.toContain(lockedWords);
  await updateRow(test, 'documents', documentId, { withdrawn_at: new Date() });
  const other = await member(test);
  await updateRows(test, 'conversations', { id: conversationId }, { user_id: other.id });
  expect((await other.post(url, { replacesDraft: true })).json()).toMatchObject({ about: null });
  await updateRow(test, 'documents', documentId, { withdrawn_at: null });
});

describe('a question about a quiz question', () => {
  it('[Q16] [Z7] it can be asked after the attempt, and is shown to its asker, experts and people who have finished it', async () => {
    const quizId = await quizOf(test, { keys: ['A', 'B'], title: 'Sums of two' });
    const { body: attempt } = await quizCalls(asker).start(quizId);
    const [first] = (await quizCalls(asker).questions(quizId)).body;
    const about = { kind: 'quiz', attemptId: attempt.attemptId, questionId: first?.id };
    const ask = (person: Member, change: object = {}) =>
      questionCalls(person).ask({ about: { ...about, ...change } });
    expect((await ask(asker)).status).toBe(400);
    await quizCalls(asker).submit(quizId, {
      attemptId: attempt.attemptId,
      answers: { [first?.id ?? 0]: 'A' },
    });
    expect((await ask(stranger)).status).toBe(400);
    expect((await ask(asker, { questionId: 999_999 })).status).toBe(400);
    const id = await askVisible(asker, { about });
    const shown = { kind: 'quiz', id: quizId, title: 'Sums of two', quote: first?.question, withheld: null };
    for (const reader of [asker, await expert(test)]) expect(await aboutOf(reader, id)).toMatchObject(shown);
    const hidden = { ...shown, quote: null, html: null, withheld: 'locked' };
    for (const reader of [stranger, test.nobody]) expect(await aboutOf(reader, id)).toMatchObject(hidden);
    await takeQuiz(test, stranger, quizId);
    expect(await aboutOf(stranger, id)).toMatchObject(shown);
  });

  it('[Q16] a question of a generated quiz is only for its owner', async () => {
    const quizId = await quizOf(test, { keys: ['A'], title: 'My notes' });
    await updateRow(test, 'quizzes', quizId, { owner_id: asker.id, status: 'unlisted' });
    const { attemptId, review } = await takeQuiz(test, asker, quizId, 0);
    const id = await askVisible(asker, { about: { kind: 'quiz', attemptId, questionId: review[0]?.id } });
    expect(await aboutOf(asker, id)).toMatchObject({ quote: review[0]?.question, title: 'My notes' });
    // The console has no page of a private quiz, so its staff read the question here and get no link.
    const staff = await signedInStaff(test, 'root3');
    expect((await staff.get(`/api/admin/questions/${id}`)).json()).toMatchObject({
      about: { id: null, title: 'My notes', quote: review[0]?.question },
    });
    for (const reader of [stranger, await expert(test)])
      expect(await aboutOf(reader, id)).toMatchObject({
        id: null,
        title: null,
        quote: null,
        withheld: 'locked',
      });
  });
});
