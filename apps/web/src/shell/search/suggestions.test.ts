import { ApiError } from '@aw/contracts/api-error';
import { expect, it, vi } from 'vitest';
import { groupSuggestions, suggestionsProblem } from './suggestions';

it('[X17] suggestions are grouped as courses, documents, schools and questions, and open their pages', () => {
  const groups = groupSuggestions([
    { kind: 'question', id: 4, title: 'Why does ice float?', detail: 'Physics' },
    { kind: 'document', id: 2, title: 'Physics formulas', detail: 'PHYS 101' },
    { kind: 'school', id: 3, title: 'Physics Academy', detail: '' },
    { kind: 'course', id: 1, title: 'PHYS 101', detail: 'Khalifa University', schoolId: 7 },
    { kind: 'document', id: 9, title: 'Physics lab', detail: '' },
  ]);
  expect(groups.map(({ title, pages }) => [title, pages.map(({ to }) => to)])).toEqual([
    ['Courses', ['/courses/1']],
    ['Documents', ['/documents/2', '/documents/9']],
    ['Schools', ['/schools/3/courses']],
    ['Questions', ['/questions/4']],
  ]);
});

it('[X17] a group without suggestions has no heading', () => {
  expect(groupSuggestions([])).toEqual([]);
  const [only, ...others] = groupSuggestions([
    { kind: 'school', id: 3, title: 'Physics Academy', detail: '' },
  ]);
  expect(only?.title).toBe('Schools');
  expect(others).toEqual([]);
});

it('[X17] a failure says whether the connection is gone, and that searching still works', () => {
  const unanswered = new ApiError(0, 'No answer.');
  vi.stubGlobal('navigator', { onLine: false });
  expect(suggestionsProblem(unanswered)).toContain('You are offline.');
  vi.stubGlobal('navigator', { onLine: true });
  expect(suggestionsProblem(unanswered)).not.toContain('offline');
  vi.unstubAllGlobals();
  for (const error of [new ApiError(429, 'Too many searches.'), new ApiError(500, 'Failed.'), new Error('x')])
    expect(suggestionsProblem(error)).toContain('You can still search.');
});
