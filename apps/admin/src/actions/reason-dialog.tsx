import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import type { ReactNode } from 'react';
import * as z from 'zod/mini';
import { useDraft } from '../services/use-draft';
import { FormDialog, type FormDialogProps } from './form-dialog';
import { requiredText } from './required-text';
import { isSameWord } from './same-word';
import { type ActionOptions, useAction } from './use-action';

type OwnProps = 'children' | 'formProps' | 'onSubmit' | 'isPending' | 'failure';

type ReasonDialogProps<Answer, Sent> = Omit<FormDialogProps, OwnProps> & {
  action: Omit<ActionOptions<Sent, Answer>, 'isErrorShown'>;
  /** Fields above the reason. */
  children?: ReactNode;
  /** Key under which the reason outlives a reload, such as `erase:<user id>`. */
  draftName: string;
  /** Word to type before a change that cannot be undone. */
  confirmWord?: string;
  /** Says who reads the reason. */
  help: string;
  /** Adds the values of the other fields; undefined while one of them is wrong. Without it, the reason is sent alone. */
  toInput?: (reason: string) => Sent | undefined;
  /** Keeps the dialog open after success, because it shows the answer. */
  staysOpen?: boolean;
};

const schema = z.object({ reason: requiredText('Please enter a reason.'), word: z.string() });

/**
 * Asks for the reason of a change, and for a typed word if it cannot be undone, then makes the change. A failure is shown
 * inside, so that nothing typed is lost.
 */
export function ReasonDialog<Answer, Sent = string>(props: ReasonDialogProps<Answer, Sent>) {
  const { action, children, draftName, confirmWord, help, toInput, staysOpen = false, ...dialog } = props;
  const draft = useDraft(draftName);
  const { form, formProps, field, errors } = useZodForm(schema, {
    defaultValues: { reason: draft.text, word: '' },
    send: ({ reason }) => {
      // Without `toInput` the action takes the reason itself.
      const input = toInput ? toInput(reason) : (reason as Sent);
      if (input !== undefined) change.mutate(input);
    },
    onTyped: ({ reason }) => draft.change(reason),
  });
  const change = useAction<Answer, Sent>({
    ...action,
    isErrorShown: true,
    onDone: (answer) => {
      draft.clear();
      form.reset({ reason: '', word: '' });
      if (!staysOpen) dialog.onOpenChange(false);
      action.onDone?.(answer);
    },
  });
  const isConfirmed = confirmWord === undefined || isSameWord(form.watch('word'), confirmWord);
  return (
    <FormDialog
      {...dialog}
      formProps={formProps}
      isIncomplete={dialog.isIncomplete || !isConfirmed}
      isPending={change.isPending}
      failure={change.failure}
    >
      {children}
      <Field label="Reason" help={help} error={errors.reason} isRequired>
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
