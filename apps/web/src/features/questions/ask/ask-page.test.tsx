import { QueryClient } from '@tanstack/react-query';
import { describe, expect, it, vi } from 'vitest';
import { keepSelectedQuote, readSelectedQuote } from '~/lib/selected-quote';
import { formProblems } from '~/testing/form-problems';
import { memoryStorage } from '~/testing/memory-storage';
import { renderPage } from '~/testing/render-page';
import { posted, postedText } from '../posted-text';
import { arrivalQuery, cutQuote, parseDestination } from './arrival';
import { AskPage } from './ask-page';
import { emptyDraft, hasWords, isEmptyDraft, parseAskDraft } from './question-draft';
import { isSearchable } from './similar-titles';
import { askSchema, isPartOf } from './use-ask-form';

it('[Q2] the form has no course field before a school is chosen', () => {
  const html = renderPage(<AskPage />);
  expect(html).toMatch(/<label[^>]*>School/);
  expect(html).not.toMatch(/<label[^>]*>Course/);
});

it('[Q2] a question without title or details is not sent, and each field has its own message', () => {
  expect(formProblems(askSchema, { title: ' ', content: '' })).toEqual({
    title: 'Please give your question a title.',
    content: 'Please write your question.',
  });
  expect(formProblems(askSchema, { title: 'a', content: 'b', subject: 'x'.repeat(101) })).toHaveProperty(
    'subject',
  );
  expect(
    formProblems(askSchema, { title: 'a', content: 'b', subject: '', schoolId: null, courseId: null }),
  ).toEqual({});
});

it('[Q8] similar questions are searched once the title has two words', () => {
  expect(['', 'Why', 'Why i', 'x = 3', 'Why parts'].map(isSearchable)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(isSearchable('لماذا التكامل بالأجزاء')).toBe(true);
});

it('[Q10] a stored draft is restored to its fields, and values of a wrong type are dropped', () => {
  const draft = { ...emptyDraft, title: 'Why?', schoolId: 3 };
  expect(parseAskDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseAskDraft({ title: 4, schoolId: '3', about: 'x', more: true })).toEqual(emptyDraft);
  expect(parseAskDraft(null)).toBeUndefined();
  expect([isEmptyDraft(emptyDraft), isEmptyDraft(draft)]).toEqual([true, false]);
});

it('[Q16] the address says what a question is about, and a quote comes only with the navigation', () => {
  const read = (search: string, selected: string | null = null) =>
    parseDestination(new URLSearchParams(search), selected);
  expect(read('document=3&page=2', ' Heat\n flows. ')).toEqual({
    about: { kind: 'document', documentId: 3, page: 2, quote: 'Heat flows.' },
    courseId: null,
    title: '',
  });
  const page = { about: { kind: 'document', documentId: 3, page: null, quote: null } };
  for (const search of ['document=3', 'document=3&page=x&quote=Heat', 'document=3&attempt=a&question=4'])
    expect(read(search, 'Heat')).toMatchObject(page);
  expect(read('attempt=a1b2c3d4&question=4').about).toEqual({
    kind: 'quiz',
    attemptId: 'a1b2c3d4',
    questionId: 4,
  });
  expect([read('course=5'), read('courseId=5')]).toMatchObject([{ courseId: 5 }, { courseId: 5 }]);
  expect(read('q=heat')).toEqual({ about: null, courseId: null, title: 'heat' });
});

it('[Q16] selected words are in the tab and not in the history, and only the navigation that took them reads them', () => {
  vi.stubGlobal('sessionStorage', memoryStorage()());
  const state = keepSelectedQuote('Heat flows.');
  expect(JSON.stringify(state)).not.toContain('Heat');
  expect([readSelectedQuote(state), readSelectedQuote(null), readSelectedQuote({ quote: 'x' })]).toEqual([
    'Heat flows.',
    null,
    null,
  ]);
  // A sign-out clears the storage.
  vi.stubGlobal('sessionStorage', memoryStorage()());
  expect(readSelectedQuote(state)).toBeNull();
  vi.unstubAllGlobals();
});

it('[Q16] [Q2] the message after posting says if the quote was not stored', () => {
  const about = { kind: 'document', documentId: 3, page: null, quote: null } as const;
  for (const [body, question] of [
    [{}, {}],
    [{ about: null }, { hasSource: false }],
    [{ about }, { hasSource: true }],
  ] as const)
    expect(postedText(body, question)).toEqual(posted);
  expect(postedText({ about }, {})).toMatchObject({
    title: posted.title,
    description: expect.stringContaining('the quote and its link were not saved'),
  });
});

describe('the place that a question comes from', () => {
  const about = { kind: 'document', documentId: 3, page: 2, quote: 'Heat' } as const;
  const arrive = async (status: number) => {
    vi.stubGlobal('fetch', async () => {
      if (status === 0) throw new TypeError('offline');
      return Response.json({ code: 'documents.not_found', message: 'No.' }, { status });
    });
    const query = arrivalQuery({ about, courseId: null, title: '' });
    const place = await new QueryClient().fetchQuery(query);
    vi.unstubAllGlobals();
    return place;
  };

  it.each([0, 429, 500, 503])('[Q16] that does not load (%s) leaves the quote', async (status) => {
    expect(await arrive(status)).toEqual({ about, name: '' });
  });

  it.each([401, 403, 404, 410])(
    '[Q16] that cannot be opened (%s) takes the quote with it',
    async (status) => {
      expect(await arrive(status)).toEqual({ about: null, name: '' });
    },
  );

  it('[Q16] a course or a search replaces the source of an earlier question, and the form alone keeps it', async () => {
    const search = arrivalQuery({ about: null, courseId: null, title: 'heat' });
    expect(await new QueryClient().fetchQuery(search)).toEqual({ title: 'heat', about: null, name: '' });
    const alone = arrivalQuery({ about: null, courseId: null, title: '' });
    expect(await new QueryClient().fetchQuery(alone)).toEqual({ name: '' });
    const draft = { ...emptyDraft, courseId: 5, about };
    expect(isPartOf({ courseId: 5, about: null }, draft)).toBe(false);
    expect(isPartOf({ courseId: 5, about: null }, { ...draft, about: undefined })).toBe(true);
    expect(isPartOf({}, draft)).toBe(true);
  });
});

it('[Q16] a long selection becomes a quote of whole words', () => {
  const quote = cutQuote('word '.repeat(200));
  expect(quote.length).toBeLessThanOrEqual(500);
  expect(quote).toMatch(/word$/);
  expect(cutQuote('x'.repeat(900))).toHaveLength(500);
});

it('[Q10] [Q16] a draft keeps what its question is about, and one that nobody has written in is replaced', () => {
  const about = { kind: 'document' as const, documentId: 3, page: 2, quote: 'Heat' };
  const draft = { ...emptyDraft, subject: 'Physics', about };
  expect(parseAskDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseAskDraft({ ...draft, about: { kind: 'page' } })?.about).toBeNull();
  // The server keeps the source of a draft that names none.
  expect(parseAskDraft({ title: 'Why?' })?.about).toBeUndefined();
  expect([isEmptyDraft(draft), hasWords(draft), hasWords({ ...draft, title: 'Why?' })]).toEqual([
    false,
    false,
    true,
  ]);
});
