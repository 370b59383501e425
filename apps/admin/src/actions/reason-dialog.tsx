import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type ReactNode, useEffect } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog';
import type { ReasonForm } from './use-reason-form';

type ReasonDialogProps = Omit<FormDialogProps, 'children' | 'formProps' | 'onSubmit'> & {
  /** What has to be chosen before the reason. */
  children?: ReactNode;
  form: ReasonForm;
  /** Who reads the reason. */
  help: string;
  onSend: (reason: string) => void;
};

/** An action that needs a reason, and a typed word where it cannot be undone; a failure is shown inside, so that nothing typed is lost. */
export function ReasonDialog({ children, form, help, onSend, ...dialog }: ReasonDialogProps) {
  const { confirmWord, field } = form;
  useEffect(() => {
    form.onSend.current = onSend;
  }, [form.onSend, onSend]);
  return (
    <FormDialog
      {...dialog}
      formProps={form.formProps}
      isIncomplete={dialog.isIncomplete || !form.isConfirmed}
    >
      {children}
      <Field label="Reason" help={help} error={form.error} isRequired>
        <Textarea {...field('reason')} rows={3} maxLength={500} />
      </Field>
      {confirmWord !== undefined && (
        <Field label={`Type ${confirmWord} to confirm`} isRequired>
          <Input {...field('word')} autoComplete="off" autoCapitalize="none" spellCheck={false} />
        </Field>
      )}
    </FormDialog>
  );
}
