import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffActivity } from '@aw/contracts/staff/public';

type Activity = ResponseOf<typeof staffActivity>;
export type RecentDocument = Activity['documents'][number];
export type RecentQuestion = Activity['questions'][number];

/** Number of documents on the start page. */
export const recentDocumentCount = 5;
/** Number of questions on the start page. */
export const recentQuestionCount = 3;

/** Badge of a question: 'Answered' if it has a visible answer, else 'Pending'. */
export function questionBadge(isAnswered: boolean): { label: string; tone: 'positive' | 'caution' } {
  return isAnswered ? { label: 'Answered', tone: 'positive' } : { label: 'Pending', tone: 'caution' };
}
