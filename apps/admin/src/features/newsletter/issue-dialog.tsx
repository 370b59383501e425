import { staffSendIssue } from '@aw/contracts/newsletter/staff';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { requiredText } from '../../actions/required-text';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { useDraft } from '../../services/use-draft';
import { type Counted, type IssueStep, type IssueText, issueStep } from './issue-step';

/** Number of addresses: '3 addresses'. */
const addressesOf = (count: number) => formatCount(count, 'address', 'addresses');

const issueSchema = z.object({
  subject: requiredText('Please enter the subject.'),
  body: requiredText('Please write the issue.'),
});

/**
 * Writes an issue. The button first counts the recipients; sending also needs a tick, so a second press never sends.
 */
export function IssueDialog(dialog: DialogState) {
  const { formProps, field, errors, step, agree, count, send } = useIssue(() => dialog.onOpenChange(false));
  const isCounting = step.kind === 'count';
  return (
    <FormDialog
      {...dialog}
      title="Newsletter issue"
      submitLabel={isCounting ? 'Count the addresses' : 'Send the issue'}
      pendingLabel={isCounting ? 'Counting…' : 'Sending…'}
      isIncomplete={step.kind === 'nobody' || step.kind === 'agree'}
      isPending={count.isPending || send.isPending}
      failure={send.failure ?? count.failure}
      formProps={formProps}
      size="lg"
    >
      <Field label="Subject" error={errors.subject} isRequired>
        <Input {...field('subject')} maxLength={200} />
      </Field>
      <Field
        label="Text"
        help="Plain text. An empty line starts a new paragraph. A link on its own line becomes a button."
        error={errors.body}
        isRequired
      >
        <Textarea {...field('body')} rows={10} maxLength={20_000} />
      </Field>
      <Agreement step={step} onAgree={agree} />
    </FormDialog>
  );
}

/** Moves the focus to the box once the count is there, because the button does nothing until it is ticked. */
const focusWhenAdded = (box: HTMLButtonElement | null) => box?.focus();

/** Number of recipients once they are counted, and the box that confirms sending. */
function Agreement({ step, onAgree }: { step: IssueStep; onAgree: (isAgreed: boolean) => void }) {
  if (step.kind === 'count') return null;
  if (step.kind === 'nobody') {
    return <Note tone="caution">There are no confirmed subscribers yet.</Note>;
  }
  return (
    <>
      <Note tone="info">A sent issue cannot be recalled.</Note>
      <Checkbox
        ref={focusWhenAdded}
        label={`Send it to ${addressesOf(step.recipients)}`}
        isChecked={step.kind === 'send'}
        onCheckedChange={onAgree}
      />
    </>
  );
}

/** Returns the draft of an issue, its recipients, and the two actions: counting and sending. */
function useIssue(onSent: () => void) {
  const { api } = useConsole();
  const subject = useDraft('newsletter-subject');
  const body = useDraft('newsletter-body');
  const [counted, setCounted] = useState<Counted>();
  const { form, formProps, field, errors } = useZodForm(issueSchema, {
    defaultValues: { subject: subject.text, body: body.text },
    send: (text) => {
      if (step.kind === 'count') count.mutate(text);
      else if (step.kind === 'send') send.mutate(text);
    },
    onTyped: (text) => {
      subject.change(text.subject);
      body.change(text.body);
    },
  });
  const step = issueStep(form.watch(), counted);
  const rest = { failed: 'The issue was not sent.', isErrorShown: true };
  const count = useAction({
    ...rest,
    send: async (issue: IssueText) => ({
      ...issue,
      ...(await api.call(staffSendIssue, { body: { ...issue, dryRun: true } })),
    }),
    done: ({ recipients }) => ({
      title: `${addressesOf(recipients)} would get this issue`,
      description: 'Nothing has been sent yet.',
    }),
    onDone: (answer) => setCounted({ ...answer, isAgreed: false }),
  });
  const send = useAction({
    ...rest,
    send: (issue: IssueText) => api.call(staffSendIssue, { body: { ...issue, dryRun: false } }),
    done: ({ recipients }) => ({
      title: 'Sending the issue',
      description: `It goes to ${addressesOf(recipients)}.`,
    }),
    onDone: () => {
      subject.clear();
      body.clear();
      form.reset({ subject: '', body: '' });
      onSent();
    },
  });
  return {
    formProps,
    field,
    errors,
    step,
    agree: (isAgreed: boolean) => setCounted((last) => last && { ...last, isAgreed }),
    count,
    send,
  };
}
