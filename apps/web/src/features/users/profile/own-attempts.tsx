import type { AttemptSummary } from '@aw/contracts/quizzes/attempts';
import { AttemptRows } from '@aw/ui/patterns/attempt-row';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Link } from '@aw/ui/primitives/link';
import { ListChecks } from 'lucide-react';
import { paths } from '~/lib/paths';
import { shownDay } from '~/lib/shown-day';
import { Panel } from '~/shell/panel';
import { PreviewList } from './preview-list';
import { attemptsQuery } from './profile-queries';

/** Latest attempts at quizzes, more on demand. Each links to the open attempt or to its result. */
export function OwnAttempts({ userId }: { userId: string }) {
  return (
    <Panel title="Your Quizzes">
      <PreviewList query={(limit) => attemptsQuery(userId, limit)} noun="Attempts" empty={<NoAttempts />}>
        {(attempts) => (
          <>
            <AttemptRows attempts={attempts.map(attemptRow)} />
            <p className="text-14">
              <Link to={paths.cards}>Practise with review cards</Link>
            </p>
          </>
        )}
      </PreviewList>
    </Panel>
  );
}

/** Returns the row of an attempt with its link. */
export function attemptRow(attempt: AttemptSummary) {
  const { attemptId, quizId, quizTitle, startedAt, completed, completedAt, passed } = attempt;
  return {
    key: attemptId,
    to: paths.quizAttempt(quizId, attemptId),
    quizTitle,
    when: shownDay(completedAt ?? startedAt),
    state: completed ? (passed ? 'passed' : 'not-passed') : 'in-progress',
    result: completed
      ? { score: attempt.score, total: attempt.totalQuestions, percentage: attempt.percentage }
      : null,
  } as const;
}

function NoAttempts() {
  return (
    <EmptyState
      level={3}
      icon={ListChecks}
      title="No quizzes taken yet"
      action={
        <Button asChild>
          <Link to={paths.quizzes}>Browse quizzes</Link>
        </Button>
      }
    >
      You will see your quiz results and the explanations here.
    </EmptyState>
  );
}
