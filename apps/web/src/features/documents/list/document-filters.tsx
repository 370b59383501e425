import { documentTypes } from '@aw/contracts/documents/document-types';
import { FilterGroup, FilterRail } from '@aw/ui/patterns/filter-rail';
import { PlaceFilters } from '~/schools/place-filters';
import type { ChangeSearch, DocumentsSearch } from './documents-search';
import { subjectOptions, typeOptions } from './filter-options';

type DocumentCounts = {
  total: number;
  isCapped: boolean;
  documentTypes: Record<string, number>;
  subjects: Record<string, number>;
};

export type DocumentFiltersProps = {
  search: DocumentsSearch;
  change: ChangeSearch;
  counts: DocumentCounts | undefined;
};

/** The filters of the library: type, subject, school and course. Shown in the rail, and in a sheet on phones. */
export function DocumentFilters({ search, change, counts }: DocumentFiltersProps) {
  const subjects = subjectOptions(counts?.subjects, search.subjects);
  return (
    <FilterRail>
      <FilterGroup
        legend="Document type"
        options={typeOptions(counts?.documentTypes)}
        selected={search.documentTypes}
        onChange={(selected) =>
          change({ documentTypes: documentTypes.filter((type) => selected.includes(type)) })
        }
      />
      {subjects.length > 0 && (
        <FilterGroup
          legend="Subject"
          options={subjects}
          selected={search.subjects}
          onChange={(selected) => change({ subjects: selected })}
          shownCount={5}
          noun="subjects"
          isSubject
        />
      )}
      <PlaceFilters place={search} change={change} />
    </FilterRail>
  );
}
