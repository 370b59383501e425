import type { QuizOrigin, QuizStatus } from '@aw/contracts/quizzes/staff-quizzes';
import { Badge } from '@aw/ui/primitives/badge';

export const statusNames: Readonly<Record<QuizStatus, string>> = {
  draft: 'Draft',
  listed: 'Listed',
  unlisted: 'Unlisted',
  retired: 'Retired',
};

/** What each status means for whoever takes quizzes. */
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

/** Whether the site has a page of the quiz. */
export function canBeTaken(status: QuizStatus): boolean {
  return status === 'listed' || status === 'unlisted';
}

/** Who can take a quiz, in a word. */
export function QuizStatusBadge({ status }: { status: QuizStatus }) {
  return <Badge tone={statusTones[status]}>{statusNames[status]}</Badge>;
}
