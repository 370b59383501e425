import { subjects } from '@aw/contracts/documents/subjects';
import type { SubjectName } from '@aw/ui/patterns/subject-glyph';
import { Combobox } from '@aw/ui/primitives/combobox';
import { useTypeAhead } from '~/lib/use-type-ahead';

/** A subject without a sign of its own stops the compiler here. */
const names: readonly SubjectName[] = subjects;

type SubjectComboboxProps = { value: string; onChange: (subject: string) => void };

/** One of the 38 subjects, found by typing; empty is allowed and stored as General. */
export function SubjectCombobox({ value, onChange }: SubjectComboboxProps) {
  const { text, query, onType, onChosen, onBlur } = useTypeAhead(value || undefined, () => onChange(''));
  const wanted = query.toLowerCase();
  const options = names
    .filter((subject) => subject.toLowerCase().includes(wanted))
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
