import { staffSendIssue } from '@aw/contracts/newsletter/staff';
import { useState } from 'react';
import { useAction } from '../../actions/use-action';
import { countOf } from '../../format/figures';
import { useConsole } from '../../services/console-services';
import { useDraft } from '../../services/use-draft';
import { type Counted, type IssueText, issueStep } from './issue-step';

/** "3 addresses". */
export const addressesOf = (count: number) => countOf(count, 'address', 'addresses');

/** The issue that is written: its draft, whom it reaches, and the two deeds of counting and sending. */
export function useIssue(onSent: () => void) {
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
