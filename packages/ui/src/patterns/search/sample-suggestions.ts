import type { SuggestionGroup } from './suggestion-list';

/** Suggestions for 'phys', as a site would pass them. */
export const sampleSuggestions: SuggestionGroup[] = [
  {
    title: 'Courses',
    pages: [
      {
        key: 'course-1',
        title: 'PHYS 101: General Physics I',
        detail: 'Khalifa University',
        to: '/search?schoolId=4&courseId=1',
      },
      {
        key: 'course-2',
        title: 'PHYS 102: General Physics II',
        detail: 'Khalifa University',
        to: '/search?schoolId=4&courseId=2',
      },
    ],
  },
  {
    title: 'Documents',
    pages: [
      {
        key: 'document-5',
        title: 'Physics formulas for the midterm, with worked examples and a table of constants',
        detail: 'PHYS 101 · Class Notes',
        to: '/documents/5',
      },
    ],
  },
  {
    title: 'Schools',
    pages: [{ key: 'school-3', title: 'Physics Academy of Edinburgh', to: '/schools/3/courses' }],
  },
  {
    title: 'Questions',
    pages: [{ key: 'question-7', title: 'Why does physics need vectors?', to: '/questions/7' }],
  },
];
