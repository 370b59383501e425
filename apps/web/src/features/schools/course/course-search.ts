import { type DocumentSort, documentSorts } from '@aw/contracts/documents/public';

/** Parts of the page of a course. */
export const courseTabs = ['documents', 'questions', 'quizzes'] as const;
export type CourseTab = (typeof courseTabs)[number];

export const courseSorts = ['newest', 'highest_rated', 'most_viewed'] as const satisfies DocumentSort[];

export type CourseSearch = { tab: CourseTab; sort: DocumentSort };

/** Reads tab and order from the address. Unknown values are the defaults. */
export function parseCourseSearch(params: URLSearchParams): CourseSearch {
  return {
    tab: courseTabs.find((tab) => tab === params.get('tab')) ?? 'documents',
    sort: documentSorts.find((sort) => sort === params.get('sort') && sort !== 'relevance') ?? 'newest',
  };
}

/** Returns the address parameters without defaults. */
export function formatCourseSearch({ tab, sort }: CourseSearch): URLSearchParams {
  const params = new URLSearchParams();
  if (tab !== 'documents') params.set('tab', tab);
  if (sort !== 'newest') params.set('sort', sort);
  return params;
}
