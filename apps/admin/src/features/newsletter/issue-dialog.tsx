import { staffSendIssue } from '@aw/contracts/staff-messages';
import { Field } from '@aw/ui/field';
import { Input } from '@aw/ui/input';
import { Note } from '@aw/ui/note';
import { Textarea } from '@aw/ui/textarea';
import { type FormEvent, useState } from 'react';
import { useConsole } from '../../api/console-services';
import { focusFirstError } from '../../deeds/focus-first-error';
import { type DialogState, FormDialog } from '../../deeds/form-dialog';
import { useDeed } from '../../deeds/use-deed';
import { countOf } from '../../display/figures';
import { useDraft } from '../../drafts/use-draft';

/** Writes an issue: the first press only counts whom it reaches, the second sends it. */
export function IssueDialog(dialog: DialogState) {
  const { api } = useConsole();
  const subject = useDraft('newsletter-subject');
  const body = useDraft('newsletter-body');
  const [isChecked, setIsChecked] = useState(false);
  const [counted, setCounted] = useState<number>();
  const issue = (dryRun: boolean) =>
    api.call(staffSendIssue, { body: { subject: subject.text, body: body.text, dryRun } });
  const rest = { failed: 'The issue was not sent.', of: 'the newsletter', isErrorShown: true };
  const count = useDeed({
    ...rest,
    send: () => issue(true),
    done: ({ recipients }) => ({ title: `It would reach ${countOf(recipients, 'address', 'addresses')}` }),
    onDone: ({ recipients }) => setCounted(recipients),
  });
  const send = useDeed({
    ...rest,
    send: () => issue(false),
    done: ({ recipients }) => ({
      title: 'Issue on its way',
      description: `It goes to ${countOf(recipients, 'address', 'addresses')}.`,
    }),
    onDone: () => {
      subject.clear();
      body.clear();
      dialog.onOpenChange(false);
    },
  });
  const isMissing = (text: string) => isChecked && text.trim() === '';
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (subject.text.trim() === '' || body.text.trim() === '') focusFirstError(event);
    else if (counted === undefined) count.mutate();
    else send.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title="An issue of the newsletter"
      submitLabel={
        counted === undefined ? 'Count the addresses' : `Send to ${countOf(counted, 'address', 'addresses')}`
      }
      pendingLabel={counted === undefined ? 'Counting…' : 'Sending…'}
      isIncomplete={counted === 0}
      isPending={count.isPending || send.isPending}
      failure={send.failure ?? count.failure}
      onSubmit={submit}
      size="lg"
    >
      <Field
        label="Subject"
        error={isMissing(subject.text) ? 'Please write the subject.' : undefined}
        isRequired
      >
        <Input
          value={subject.text}
          maxLength={200}
          onChange={(event) => subject.change(event.target.value)}
        />
      </Field>
      <Field
        label="Text"
        help="Plain text. An empty line begins a new paragraph; an address on a line of its own becomes a button."
        error={isMissing(body.text) ? 'Please write the issue.' : undefined}
        isRequired
      >
        <Textarea
          rows={10}
          maxLength={20_000}
          value={body.text}
          onChange={(event) => body.change(event.target.value)}
        />
      </Field>
      {counted !== undefined && (
        <Note tone={counted === 0 ? 'caution' : 'info'}>
          {counted === 0
            ? 'Nobody has confirmed a subscription yet, so there is nobody to send it to.'
            : 'A sent issue cannot be taken back.'}
        </Note>
      )}
    </FormDialog>
  );
}
