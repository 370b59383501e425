import { expect, it } from 'vitest';
import { filterNames } from './saved-searches-section';

const search = {
  id: 1,
  q: 'midterm',
  filters: {},
  schoolName: null,
  courseName: null,
  createdAt: '2026-11-29T08:00:00Z',
  expiresAt: '2027-11-29T08:00:00Z',
};

it('[X18] the settings name the filters of a saved search', () => {
  expect(filterNames(search)).toEqual([]);
  expect(
    filterNames({
      ...search,
      filters: { subject: 'Physics', documentType: 'exam', language: 'ar' },
      schoolName: 'Khalifa University',
      courseName: 'General Physics I',
    }),
  ).toEqual(['General Physics I', 'Khalifa University', 'Physics', 'Past Exam', 'Arabic']);
});
