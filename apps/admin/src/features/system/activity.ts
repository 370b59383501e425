import type { ResponseOf } from '@aw/contracts/endpoint';
import type { staffActivity } from '@aw/contracts/staff/public';

type Activity = ResponseOf<typeof staffActivity>;
export type RecentDocument = Activity['documents'][number];
export type RecentQuestion = Activity['questions'][number];

/** The first page shows this many documents. */
export const recentDocumentCount = 5;
/** The first page shows this many questions. */
export const recentQuestionCount = 3;

/** The badge of a question: 'Answered' once it has a visible answer, else 'Pending'. */
export function questionBadge(isAnswered: boolean): { label: string; tone: 'positive' | 'caution' } {
  return isAnswered ? { label: 'Answered', tone: 'positive' } : { label: 'Pending', tone: 'caution' };
}
