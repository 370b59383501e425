import { subjects } from '@aw/contracts/documents/subjects';
import type { SubjectName } from '@aw/ui/patterns/subject-glyph';
import { Combobox } from '@aw/ui/primitives/combobox';
import { useTypeAhead } from '~/lib/use-type-ahead';

/** Fails to compile if a subject has no icon. */
const names: readonly SubjectName[] = subjects;

type SubjectComboboxProps = { value: string; onChange: (subject: string) => void };

/** Combobox of the 38 subjects. An empty value is allowed and stored as General. */
export function SubjectCombobox({ value, onChange }: SubjectComboboxProps) {
  const { text, query, onType, onChosen, onBlur } = useTypeAhead(value || undefined, () => onChange(''));
  const searchText = query.toLowerCase();
  const options = names
    .filter((subject) => subject.toLowerCase().includes(searchText))
    .map((subject) => ({ value: subject, label: subject }));
  return (
    <Combobox
      options={options}
      query={text}
      onQueryChange={onType}
      onSelect={(option) => {
        onChosen();
        onChange(option.value);
      }}
      onBlur={onBlur}
      placeholder="General"
      emptyText="No subject matches."
    />
  );
}
