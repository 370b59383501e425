import { expect, it } from 'vitest';
import { shownColumns } from '../../resource-list/column';
import { columns, emptyText } from './quizzes.list';

const anything = { status: undefined, subject: undefined, q: '', id: undefined } as const;

it('[Z9] an empty list of quizzes says whether a search matched nothing or the filters did', () => {
  expect(emptyText({ ...anything, q: 'zzz' }).text).toBe('All quizzes were searched, including drafts.');
  const narrowed = { ...anything, q: 'zzz', status: 'draft', subject: 'Law' } as const;
  expect(emptyText(narrowed)).toEqual({
    title: 'No quiz matches “zzz”',
    text: 'Only quizzes in “Draft” and the subject Law were searched.',
  });
  expect(emptyText({ ...anything, status: 'retired' }).text).toContain('“Retired”');
  expect(emptyText(anything).title).toBe('No quizzes yet');
});

it('[Z9] a wide list of quizzes shows every column, and a phone shows the title and the status', () => {
  const shownAt = (widthPx: number) => shownColumns(columns, widthPx).map(({ name }) => name);
  expect(shownAt(1000)).toEqual([
    'title',
    'subject',
    'difficulty',
    'questions',
    'status',
    'origin',
    'changed',
  ]);
  expect(shownAt(328)).toEqual(['title', 'status']);
});
