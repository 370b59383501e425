import type { OwnQuestion } from '@aw/contracts/questions/public';
import type { CreditEntry } from '@aw/contracts/users/public';
import { spelledOut } from '../../../format/spelled-out';

type Status = { label: string; tone: 'positive' | 'accent' | 'caution' | 'danger' | 'neutral' };

const uploadStatuses: Readonly<Record<string, Status>> = {
  published: { label: 'Published', tone: 'positive' },
  processing: { label: 'Processing', tone: 'accent' },
  refused: { label: 'Refused', tone: 'danger' },
};

/** Badge of an upload's status. The code of an unknown status is shown as words. */
export function uploadStatusOf(status: string): Status {
  return uploadStatuses[status] ?? { label: spelledOut(status), tone: 'neutral' };
}

/** Badge of a question: its status if it is not on the site, else whether it has an answer. */
export function questionStatusOf({ status, isAnswered }: Pick<OwnQuestion, 'status' | 'isAnswered'>): Status {
  if (status === 'held') return { label: 'Held', tone: 'caution' };
  if (status === 'removed') return { label: 'Removed', tone: 'danger' };
  return isAnswered ? { label: 'Answered', tone: 'positive' } : { label: 'Pending', tone: 'caution' };
}

const creditReasons: Record<CreditEntry['reason'], string> = {
  upload_milestone: 'Ten accepted uploads',
  milestone_reversal: 'An upload stopped counting',
  unlock: 'Unlocked',
  unlock_refund: 'Refunded for',
  welcome: 'Welcome credit',
  merge: 'Moved in by a merge',
  question: 'Asked a question',
  question_refund: 'Refunded for a question',
};

/** Text of a credit entry: 'Unlocked Cell biology'. */
export function creditLabel(reason: CreditEntry['reason'], documentTitle: string | null): string {
  const isAboutDocument = reason === 'unlock' || reason === 'unlock_refund';
  if (!isAboutDocument) return creditReasons[reason];
  return `${creditReasons[reason]} ${documentTitle ?? 'a deleted document'}`;
}

/** Formats a change with its sign: '+5', '−1' with a real minus sign. */
export function signed(delta: number): string {
  return delta < 0 ? `\u2212${-delta}` : `+${delta}`;
}
