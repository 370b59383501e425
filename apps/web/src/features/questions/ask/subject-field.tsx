import { subjects } from '@aw/contracts/documents/subjects';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import type { AskForm } from './use-ask-form';

/** The subject in free words; the 38 that have a sign of their own are suggested. */
export function SubjectField({ form: { choice, errors } }: { form: AskForm }) {
  const subject = choice('subject');
  const text = subject.value ?? '';
  const wanted = text.trim().toLowerCase();
  const options = subjects
    .filter((name) => name.toLowerCase().includes(wanted))
    .map((name) => ({ value: name, label: name }));
  return (
    <Field label="Subject" error={errors.subject}>
      <Combobox
        options={options}
        query={text}
        onQueryChange={subject.set}
        onSelect={({ value }) => subject.set(value)}
        placeholder="General"
        emptyText="Not in our list. We will use what you typed."
      />
    </Field>
  );
}
