/** An issue as it is typed. */
export type IssueText = { subject: string; body: string };

/** The text that was counted, its number of recipients, and whether sending was confirmed. */
export type Counted = IssueText & { recipients: number; isAgreed: boolean };

/** Next step of the dialog's button. A change of the text leads back to the count. */
export type IssueStep =
  | { kind: 'count' }
  | { kind: 'nobody' }
  | { kind: 'agree'; recipients: number }
  | { kind: 'send'; recipients: number };

/** Returns the next step. Only a text that was counted and confirmed as it is now can be sent. */
export function issueStep(text: IssueText, counted: Counted | undefined): IssueStep {
  if (!counted || counted.subject !== text.subject || counted.body !== text.body) return { kind: 'count' };
  const { recipients, isAgreed } = counted;
  if (recipients === 0) return { kind: 'nobody' };
  return { kind: isAgreed ? 'send' : 'agree', recipients };
}
