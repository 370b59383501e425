import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { SearchFilterName, SearchResult } from '@aw/contracts/search/public';
import { courseLabel } from '~/schools/find-course';
import { usePlaceNames } from '~/schools/use-place-names';
import { languageName } from './filter-options';
import type { SearchFilters } from './results-search';

/** Returns the text of each active filter, for its chip and for the search without it. */
export function useFilterLabels(
  search: SearchFilters,
  results: readonly SearchResult[],
): Record<SearchFilterName, string | undefined> {
  const { school, course } = usePlaceNames(search);
  const { courseId, subject, documentType, language, year } = search;
  return {
    schoolId: school,
    courseId: courseNameIn(results, courseId) ?? course,
    subject,
    documentType: documentType && documentTypeNames[documentType],
    language: language && languageName(language),
    year: year?.toString(),
  };
}

/** Returns the name that results give a course. A link can name a course without its school, where it could be looked up. */
export function courseNameIn(results: readonly SearchResult[], courseId: number | undefined) {
  for (const result of results) {
    if (result.kind === 'course' && result.id === courseId) return courseLabel(result);
    if (result.kind === 'document' && result.courseId === courseId && courseId !== undefined)
      return result.courseCode ?? result.courseName ?? undefined;
  }
  return undefined;
}
