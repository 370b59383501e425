import { type StaffMessageDetail, staffReplyMessage } from '@aw/contracts/staff-messages';
import { Field } from '@aw/ui/field';
import { Textarea } from '@aw/ui/textarea';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../../api/console-services';
import { focusFirstError } from '../../../deeds/focus-first-error';
import { type DialogState, FormDialog } from '../../../deeds/form-dialog';
import { useDeed } from '../../../deeds/use-deed';
import { useDraft } from '../../../drafts/use-draft';

/** Answers a message by mail; what is typed outlives a reload. */
export function ReplyDialog({ message, ...dialog }: DialogState & { message: StaffMessageDetail }) {
  const { api } = useConsole();
  const draft = useDraft(`reply:${message.id}`);
  const [isChecked, setIsChecked] = useState(false);
  const send = useDeed({
    send: () =>
      api.call(staffReplyMessage, { params: { messageId: message.id }, body: { body: draft.text } }),
    done: () => ({ title: 'Answer sent', description: `It goes to ${message.email}.` }),
    failed: 'The answer was not sent.',
    of: 'this message',
    isErrorShown: true,
    onDone: () => {
      draft.clear();
      dialog.onOpenChange(false);
    },
  });
  const isMissing = draft.text.trim() === '';
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (isMissing) focusFirstError(event);
    else send.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title={`Answer to ${message.name}`}
      description={`It is mailed to ${message.email} with the reference ${message.reference}.`}
      submitLabel="Send answer"
      pendingLabel="Sending…"
      isPending={send.isPending}
      failure={send.failure}
      onSubmit={submit}
    >
      <Field
        label="Answer"
        error={isChecked && isMissing ? 'Please write the answer.' : undefined}
        isRequired
      >
        <Textarea
          rows={8}
          maxLength={20_000}
          value={draft.text}
          onChange={(event) => draft.change(event.target.value)}
        />
      </Field>
    </FormDialog>
  );
}
