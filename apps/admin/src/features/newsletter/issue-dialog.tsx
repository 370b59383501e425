import { staffSendIssue } from '@aw/contracts/newsletter/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { countOf } from '../../format/figures';
import { useConsole } from '../../services/console-services';
import { useDraft } from '../../services/use-draft';
import type { IssueStep } from './issue-step';
import { type Counted, type IssueText, issueStep } from './issue-step';

/** "3 addresses". */
const addressesOf = (count: number) => countOf(count, 'address', 'addresses');

/** Writes an issue: one button only counts whom it reaches; sending takes a tick as well, so no second press does it. */
export function IssueDialog(dialog: DialogState) {
  const { subject, body, text, step, agree, count, send } = useIssue(() => dialog.onOpenChange(false));
  const [isChecked, setIsChecked] = useState(false);
  const isMissing = (words: string) => isChecked && words.trim() === '';
  const isCounting = step.kind === 'count';
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (text.subject.trim() === '' || text.body.trim() === '') focusFirstError(event);
    else if (isCounting) count.mutate(text);
    else if (step.kind === 'send') send.mutate(text);
  };
  return (
    <FormDialog
      {...dialog}
      title="An issue of the newsletter"
      submitLabel={isCounting ? 'Count the addresses' : 'Send the issue'}
      pendingLabel={isCounting ? 'Counting…' : 'Sending…'}
      isIncomplete={step.kind === 'nobody' || step.kind === 'agree'}
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
      <Agreement step={step} onAgree={agree} />
    </FormDialog>
  );
}

/** What comes next once the count is there; the button has nothing to do until then. */
const focusOnce = (box: HTMLButtonElement | null) => box?.focus();

/** Whom the issue reaches, once that was counted, and the tick that it may go to them. */
function Agreement({ step, onAgree }: { step: IssueStep; onAgree: (isAgreed: boolean) => void }) {
  if (step.kind === 'count') return null;
  if (step.kind === 'nobody') {
    return (
      <Note tone="caution">Nobody has confirmed a subscription yet, so there is nobody to send it to.</Note>
    );
  }
  return (
    <>
      <Note tone="info">A sent issue cannot be taken back.</Note>
      <Checkbox
        ref={focusOnce}
        label={`Send it to ${addressesOf(step.recipients)}`}
        isChecked={step.kind === 'send'}
        onCheckedChange={onAgree}
      />
    </>
  );
}

/** The issue that is written: its draft, whom it reaches, and the two deeds of counting and sending. */
function useIssue(onSent: () => void) {
  const { api } = useConsole();
  const subject = useDraft('newsletter-subject');
  const body = useDraft('newsletter-body');
  const [counted, setCounted] = useState<Counted>();
  const text: IssueText = { subject: subject.text, body: body.text };
  const rest = { failed: 'The issue was not sent.', of: 'the newsletter', isErrorShown: true };
  const count = useAction({
    ...rest,
    send: async (issue: IssueText) => ({
      ...issue,
      ...(await api.call(staffSendIssue, { body: { ...issue, dryRun: true } })),
    }),
    done: ({ recipients }) => ({ title: `It would reach ${addressesOf(recipients)}` }),
    onDone: (answer) => setCounted({ ...answer, isAgreed: false }),
  });
  const send = useAction({
    ...rest,
    send: (issue: IssueText) => api.call(staffSendIssue, { body: { ...issue, dryRun: false } }),
    done: ({ recipients }) => ({
      title: 'Issue on its way',
      description: `It goes to ${addressesOf(recipients)}.`,
    }),
    onDone: () => {
      subject.clear();
      body.clear();
      onSent();
    },
  });
  return {
    subject,
    body,
    text,
    step: issueStep(text, counted),
    agree: (isAgreed: boolean) => setCounted((last) => last && { ...last, isAgreed }),
    count,
    send,
  };
}
