import { expect, it } from 'vitest';
import { formProblems } from '~/testing/form-problems';
import { renderPage } from '~/testing/render-page';
import { fieldsIn, linksIn } from '~/testing/tags';
import { AskPage } from './ask-page';
import { emptyDraft, isEmptyDraft, parseAskDraft } from './question-draft';
import { isTelling } from './similar-titles';
import { askSchema } from './use-ask-form';

it('[Q2] the form asks for title, details, subject and school, and for a course once there is a school', () => {
  const html = renderPage(<AskPage />);
  expect(html.match(/<h1/g)).toHaveLength(1);
  expect(linksIn(html)[0]).toBe('/questions');
  expect(fieldsIn(html)).toEqual(['title off', 'content -']);
  for (const label of ['Question Title', 'Question Details', 'Subject', 'School'])
    expect(html).toMatch(new RegExp(`<label[^>]*>${label}`));
  expect(html).not.toMatch(/<label[^>]*>Course/);
  for (const tip of ['Be Specific', 'Show Your Work', 'Add Context']) expect(html).toContain(tip);
  expect(html).toContain('Free Questions');
});

it('[Q2] a question without title or details is not sent, and each field says what it needs', () => {
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

it('[Q8] a title of one word is not looked for yet', () => {
  expect(['', 'Why', 'Why i', 'x = 3', 'Why parts'].map(isTelling)).toEqual([
    false,
    false,
    false,
    false,
    true,
  ]);
  expect(isTelling('لماذا التكامل بالأجزاء')).toBe(true);
});

it('[Q10] what was kept of a form comes back in its fields, each of its own type', () => {
  const draft = { ...emptyDraft, title: 'Why?', schoolId: 3 };
  expect(parseAskDraft(JSON.parse(JSON.stringify(draft)))).toEqual(draft);
  expect(parseAskDraft({ title: 4, schoolId: '3', more: true })).toEqual(emptyDraft);
  expect(parseAskDraft(null)).toBeUndefined();
  expect([isEmptyDraft(emptyDraft), isEmptyDraft(draft)]).toEqual([true, false]);
});
