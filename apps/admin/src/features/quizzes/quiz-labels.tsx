import type { QuizOrigin, QuizStatus } from '@aw/contracts/quizzes/staff-quizzes';
import { Badge } from '@aw/ui/primitives/badge';

export const statusNames: Readonly<Record<QuizStatus, string>> = {
  draft: 'Draft',
  listed: 'Listed',
  unlisted: 'Unlisted',
  retired: 'Retired',
};

/** Explanations of each status for people who take quizzes. */
export const statusHelp: Readonly<Record<QuizStatus, string>> = {
  draft: 'Only authors can see it.',
  listed: 'It is in the quiz library, and everyone can take it.',
  unlisted: 'It is not in the library. Anyone with the link can take it.',
  retired: 'No one can start it any more. Its results and certificates are kept.',
};

const statusTones = {
  draft: 'caution',
  listed: 'positive',
  unlisted: 'accent',
  retired: 'neutral',
} as const satisfies Record<QuizStatus, string>;

export const originNames: Readonly<Record<QuizOrigin, string>> = {
  bank: 'Quiz bank',
  authors: 'Authors',
  machine: 'AI model',
};

/** Checks whether the site has a page for a quiz with this status. */
export function canBeTaken(status: QuizStatus): boolean {
  return status === 'listed' || status === 'unlisted';
}

/** Badge of a quiz's status. */
export function QuizStatusBadge({ status }: { status: QuizStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}
