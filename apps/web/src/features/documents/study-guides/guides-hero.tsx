import { subjects } from '@aw/contracts/documents/subjects';
import { Field } from '@aw/ui/primitives/field';
import { SearchInput } from '@aw/ui/primitives/search-input';
import { Select } from '@aw/ui/primitives/select';
import { type GuidesSearch, sortOptions } from './guides-search';

const subjectOptions = [
  { value: '', label: 'All subjects' },
  ...[...subjects].sort().map((subject) => ({ value: subject, label: subject })),
];

type GuidesHeroProps = {
  search: GuidesSearch;
  typed: string;
  onType: (word: string) => void;
  onChange: (part: Partial<GuidesSearch>) => void;
};

/** Search of the study guides by words, subject and order. */
export function GuidesHero({ search, typed, onType, onChange }: GuidesHeroProps) {
  return (
    <search className="grid gap-4 lg:grid-cols-[minmax(0,1fr)_220px_200px] lg:items-end">
      <SearchInput
        label="Search study guides"
        placeholder="Search study guides..."
        value={typed}
        onValueChange={onType}
        maxLength={200}
      />
      <div className="contents max-lg:grid max-lg:grid-cols-2 max-lg:gap-4">
        <Field label="Subject">
          <Select
            options={subjectOptions}
            value={search.subject}
            onValueChange={(subject) => onChange({ subject })}
          />
        </Field>
        <Field label="Sort by">
          <Select
            options={sortOptions}
            value={search.sort}
            onValueChange={(value) =>
              onChange({ sort: sortOptions.find((option) => option.value === value)?.value })
            }
          />
        </Field>
      </div>
    </search>
  );
}
