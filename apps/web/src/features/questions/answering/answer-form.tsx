import { Button } from '@aw/ui/primitives/button';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import type { ReactNode } from 'react';
import { RichTextField } from '~/rich-text/rich-text-field';
import { StepsEditor } from './steps-editor';
import type { AnswerForm } from './use-answer-form';

type AnswerFormFieldsProps = {
  form: AnswerForm;
  /** What the button says, and while it is under way. */
  submit: { label: string; pendingLabel: string };
  /** Above the buttons: what keeps it from being saved or posted. */
  notice?: ReactNode;
  /** Beside the button: a way out, where the text is kept. */
  aside?: ReactNode;
};

/** An answer with its hints, being written. */
export function AnswerFormFields({ form, submit, notice, aside }: AnswerFormFieldsProps) {
  const { formProps, field, errors, note, submitProps } = form;
  return (
    <form {...formProps} className="grid grid-cols-1 gap-6">
      <FieldGroup label="Hints (optional)">
        <StepsEditor steps={form.steps} onChange={form.changeSteps} errors={form.wrongSteps} />
      </FieldGroup>
      <RichTextField
        label="Full answer"
        error={errors.content}
        registered={field('content')}
        source={form.content}
        maxLength={30_000}
        rows={10}
      />
      {note && <Note tone="danger">{note}</Note>}
      {notice}
      <div className="flex flex-wrap items-center gap-3">
        <Button {...submitProps} pendingLabel={submit.pendingLabel}>
          {submit.label}
        </Button>
        {aside}
      </div>
    </form>
  );
}
