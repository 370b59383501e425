import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { AskPage } from './ask-page';
import { emptyDraft, isEmptyDraft, parseAskDraft } from './question-draft';
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
