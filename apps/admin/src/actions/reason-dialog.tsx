import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import type { ReactNode } from 'react';
import { FormDialog, type FormDialogProps } from './form-dialog';
import type { ReasonForm } from './use-reason-form';

type ReasonDialogProps = Omit<FormDialogProps, 'children' | 'form' | 'onSubmit'> & {
  /** What has to be chosen before the reason. */
  children?: ReactNode;
  form: ReasonForm;
  /** Who reads the reason. */
  help: string;
  onSend: (reason: string) => void;
};

/** A deed that needs a reason, and a typed word where it cannot be undone; a failure is told inside, nothing typed is lost. */
export function ReasonDialog({ children, form, help, onSend, ...dialog }: ReasonDialogProps) {
  const { confirmWord } = form;
  return (
    <FormDialog
      {...dialog}
      form={form.form}
      isIncomplete={dialog.isIncomplete || !form.isConfirmed}
      onSubmit={form.submit(onSend)}
    >
      {children}
      <Field label="Reason" help={help} error={form.error} isRequired>
        <Textarea
          rows={3}
          maxLength={500}
          value={form.reason}
          onChange={(event) => form.onReasonChange(event.target.value)}
        />
      </Field>
      {confirmWord !== undefined && (
        <Field label={`Type ${confirmWord} to confirm`} isRequired>
          <Input
            value={form.typed}
            onChange={(event) => form.onTypedChange(event.target.value)}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
          />
        </Field>
      )}
    </FormDialog>
  );
}
