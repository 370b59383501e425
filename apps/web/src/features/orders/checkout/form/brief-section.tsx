import { FormSection } from '@aw/ui/patterns/form-section';
import { Field } from '@aw/ui/primitives/field';
import { Textarea } from '@aw/ui/primitives/textarea';
import type { CSSProperties, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldLabels } from '../field-labels';
import type { OrderValues } from '../order-values';
import type { TextName } from './text-field';

type AreaFieldProps = { name: TextName; rows: number; placeholder?: string };

/** Instructions for the writer: description, extra requirements and files. */
export function BriefSection({ files }: { files: ReactNode }) {
  return (
    <FormSection title="Instructions" lead="Your writer reads this first.">
      <div className="grid grid-cols-1 gap-4">
        <AreaField name="paperDescription" rows={5} />
        <AreaField name="extraRequirements" rows={4} placeholder="Formatting, template, things to avoid" />
        {files}
      </div>
    </FormSection>
  );
}

/** A multi-line text field of the form. */
function AreaField({ name, rows, placeholder }: AreaFieldProps) {
  const { register, formState } = useFormContext<OrderValues>();
  const height: CSSProperties & { '--rows': number } = { '--rows': rows };
  return (
    <Field label={fieldLabels[name]} error={formState.errors[name]?.message}>
      {/* The control grows with its text and would otherwise start with one line. */}
      <div style={height} className="grid [&_textarea]:min-h-[calc(var(--rows)*1lh+20px)]">
        <Textarea rows={rows} placeholder={placeholder} {...register(name)} />
      </div>
    </Field>
  );
}
