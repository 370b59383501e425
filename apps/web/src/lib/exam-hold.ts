import { deadlineText } from '@aw/contracts/moment-text';

/** Explains to the asker why a question is hidden and until when. Every page uses this text. */
export function examHoldText(heldUntil: string): string {
  return `It matches an exam in progress. Only you and our staff can see it until ${deadlineText(heldUntil)}. After that, we treat it like any other question. You can withdraw it on its page.`;
}
