import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import type { RegisteredField } from '@aw/ui/primitives/use-zod-form';
import type { ReactNode } from 'react';
import { RichTextPreview } from './rich-text-preview';

type RichTextFieldProps = {
  label: string;
  help?: ReactNode;
  error?: string;
  registered: RegisteredField;
  /** What stands in it, for the preview. */
  source: string;
  maxLength: number;
  rows?: number;
};

/** A text with formulas and code: the field, and under it what it will look like. */
export function RichTextField(props: RichTextFieldProps) {
  const { label, help, error, registered, source, maxLength, rows = 6 } = props;
  return (
    <div className="grid grid-cols-1 gap-3">
      <Field label={label} help={help} error={error} isRequired>
        <Textarea {...registered} rows={rows} maxLength={maxLength} dir="auto" />
      </Field>
      <RichTextPreview source={source} />
    </div>
  );
}
