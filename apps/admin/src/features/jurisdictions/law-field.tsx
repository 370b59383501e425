import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';

type LawFieldProps = { law: string; onLawChange: (law: string) => void; isChecked: boolean };

/** The law of a rule, as the customer reads it. */
export function LawField({ law, onLawChange, isChecked }: LawFieldProps) {
  return (
    <Field
      label="Law"
      help="The customer reads it where a service is refused."
      error={isChecked && law.trim() === '' ? 'Please name the law; the customer reads it.' : undefined}
      isRequired
    >
      <Textarea rows={2} maxLength={500} value={law} onChange={(event) => onLawChange(event.target.value)} />
    </Field>
  );
}
