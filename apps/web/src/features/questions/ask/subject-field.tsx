import { subjects } from '@aw/contracts/documents/subjects';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import type { AskForm } from './use-ask-form';

/** Subject in free words, with the 38 subjects of the taxonomy as suggestions. */
export function SubjectField({ form: { choice, errors } }: { form: AskForm }) {
  const subject = choice('subject');
  const text = subject.value ?? '';
  const query = text.trim().toLowerCase();
  const options = subjects
    .filter((name) => name.toLowerCase().includes(query))
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
