import { expect, it } from 'vitest';
import { describeSearch, searchPath } from './saved-search.mapper';

const none = {
  q: '',
  school_id: null,
  course_id: null,
  subject: null,
  document_type: null,
  language: null,
  school_name: null,
  course_name: null,
};

it('[X18] a search is described in one line, with the names of its filters', () => {
  expect(describeSearch({ ...none, q: 'midterm' })).toBe('“midterm”');
  expect(
    describeSearch({
      ...none,
      q: 'midterm',
      course_name: 'General Physics I',
      school_name: 'Khalifa University',
      subject: 'Physics',
      document_type: 'exam',
      language: 'ar',
    }),
  ).toBe('“midterm”, General Physics I, Khalifa University, Physics, Past Exam, Arabic');
  expect(describeSearch({ ...none, subject: 'Physics' })).toBe('Physics');
});

it('[X18] a link to the results has the words and filters of the search', () => {
  expect(searchPath({ ...none, q: 'café & co', course_id: 7, language: 'fr' })).toBe(
    '/search?q=caf%C3%A9+%26+co&courseId=7&language=fr',
  );
  expect(searchPath({ ...none, subject: 'Physics' })).toBe('/search?subject=Physics');
});
