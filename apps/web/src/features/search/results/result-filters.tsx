import { documentTypes } from '@aw/contracts/documents/document-types';
import type { SearchFilterName } from '@aw/contracts/search/public';
import { FilterButton, FilterRail } from '@aw/ui/patterns/filter-rail';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Select, type SelectOption } from '@aw/ui/primitives/select';
import { Sheet } from '@aw/ui/primitives/sheet';
import { useState } from 'react';
import { PlaceFilters } from '~/schools/place-filters';
import { languageOptions, subjectOptions, typeOptions, yearOptions } from './filter-options';
import { activeFilters, type ChangeResults, knownFilters, type ResultsSearch } from './results-search';

export type ResultFiltersProps = { search: ResultsSearch; change: ChangeResults };

/** The filters that the chosen kind knows. Shown in the rail, and in a sheet on phones. */
export function ResultFilters({ search, change }: ResultFiltersProps) {
  const [thisYear] = useState(() => new Date().getFullYear());
  const knows = (name: SearchFilterName) => knownFilters[search.kind].includes(name);
  return (
    <FilterRail>
      <div className="grid gap-5">
        {knows('schoolId') && <PlaceFilters place={search} change={change} hasCourse={knows('courseId')} />}
        {knows('subject') && (
          <Choice
            label="Subject"
            options={subjectOptions(search.subject)}
            value={search.subject}
            onChoose={(subject) => change({ subject })}
          />
        )}
        {knows('documentType') && (
          <Choice
            label="Document type"
            options={typeOptions()}
            value={search.documentType}
            onChoose={(value) => change({ documentType: documentTypes.find((type) => type === value) })}
          />
        )}
        {knows('language') && (
          <Choice
            label="Language"
            options={languageOptions(search.language)}
            value={search.language}
            onChoose={(language) => change({ language })}
          />
        )}
        {knows('year') && (
          <Choice
            label="Year"
            options={yearOptions(search.year, thisYear)}
            value={search.year?.toString()}
            onChoose={(year) => change({ year: year === undefined ? undefined : Number(year) })}
          />
        )}
      </div>
    </FilterRail>
  );
}

type ChoiceProps = {
  label: string;
  /** The first option, with an empty value, is the choice of all. */
  options: SelectOption[];
  value: string | undefined;
  onChoose: (value: string | undefined) => void;
};

function Choice({ label, options, value = '', onChoose }: ChoiceProps) {
  return (
    <Field label={label}>
      <Select options={options} value={value} onValueChange={(next) => onChoose(next || undefined)} />
    </Field>
  );
}

/** The filters on phones: a button with the number of active filters, and the sheet that it opens. */
export function FilterSheet({ showLabel, ...props }: ResultFiltersProps & { showLabel: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <Sheet
      title="Filters"
      isOpen={isOpen}
      onOpenChange={setIsOpen}
      trigger={<FilterButton count={activeFilters(props.search).length} />}
      footer={
        <Button isBlock onClick={() => setIsOpen(false)}>
          {showLabel}
        </Button>
      }
    >
      <ResultFilters {...props} />
    </Sheet>
  );
}
