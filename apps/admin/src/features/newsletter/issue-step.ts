/** An issue as it is written in the fields. */
export type IssueText = { subject: string; body: string };

/** Whom an issue would reach, of the very text that was counted, and whether its writer ticked that it may go. */
export type Counted = IssueText & { recipients: number; isAgreed: boolean };

/** What the dialog's button does next; a change of the text leads back to the count. */
export type IssueStep =
  | { kind: 'count' }
  | { kind: 'nobody' }
  | { kind: 'agree'; recipients: number }
  | { kind: 'send'; recipients: number };

/** Where writing an issue stands: nothing is sent that was not counted and ticked as it is now. */
export function issueStep(text: IssueText, counted: Counted | undefined): IssueStep {
  if (!counted || counted.subject !== text.subject || counted.body !== text.body) return { kind: 'count' };
  const { recipients, isAgreed } = counted;
  if (recipients === 0) return { kind: 'nobody' };
  return { kind: isAgreed ? 'send' : 'agree', recipients };
}
