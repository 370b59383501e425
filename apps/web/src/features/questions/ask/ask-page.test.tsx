import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { cutQuote, parseDestination } from './arrival';
import { AskPage } from './ask-page';
import { emptyDraft, hasWords, isEmptyDraft, parseAskDraft } from './question-draft';
import { isSearchable } from './similar-titles';
import { askSchema } from './use-ask-form';

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
  expect(parseAskDraft({ title: 4, schoolId: '3', more: true })).toEqual(emptyDraft);
  expect(parseAskDraft(null)).toBeUndefined();
  expect([isEmptyDraft(emptyDraft), isEmptyDraft(draft)]).toEqual([true, false]);
});

it('[Q16] the address says what a question is about, and a quote comes only with the navigation', () => {
  const read = (search: string, state?: unknown) => parseDestination(new URLSearchParams(search), state);
  expect(read('document=3&page=2', { quote: ' Heat\n flows. ' })).toEqual({
    about: { kind: 'document', documentId: 3, page: 2, quote: 'Heat flows.' },
    courseId: null,
    title: '',
  });
  const page = { about: { kind: 'document', documentId: 3, page: null, quote: null } };
  for (const search of ['document=3', 'document=3&page=x&quote=Heat', 'document=3&attempt=a&question=4'])
    expect(read(search, { quote: 'Heat' })).toMatchObject(page);
  expect(read('attempt=a1b2c3d4&question=4').about).toEqual({
    kind: 'quiz',
    attemptId: 'a1b2c3d4',
    questionId: 4,
  });
  expect([read('course=5'), read('courseId=5')]).toMatchObject([{ courseId: 5 }, { courseId: 5 }]);
  expect(read('q=heat')).toEqual({ about: null, courseId: null, title: 'heat' });
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
  expect([isEmptyDraft(draft), hasWords(draft), hasWords({ ...draft, title: 'Why?' })]).toEqual([
    false,
    false,
    true,
  ]);
});
