import { documentTypeNames } from '@aw/contracts/documents/document-types';
import type { SearchFilterName } from '@aw/contracts/search/public';
import { usePlaceNames } from '~/schools/use-place-names';
import { languageName } from './filter-options';
import type { SearchFilters } from './results-search';

/** Returns the text of each active filter, for its chip and for the search without it. */
export function useFilterLabels(search: SearchFilters): Record<SearchFilterName, string | undefined> {
  const { school, course } = usePlaceNames(search);
  const { subject, documentType, language, year } = search;
  return {
    schoolId: school,
    courseId: course,
    subject,
    documentType: documentType && documentTypeNames[documentType],
    language: language && languageName(language),
    year: year?.toString(),
  };
}
