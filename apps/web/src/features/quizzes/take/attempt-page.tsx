import { hasCode } from '@aw/contracts/api-error';
import { type OpenAttempt, startAttempt } from '@aw/contracts/quizzes/attempts';
import type { Quiz } from '@aw/contracts/quizzes/public';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { api } from '~/lib/api';
import { LoadError } from '~/shell/query-states';
import { attemptsQuery, questionsQuery, quizKey } from '../quiz-queries';
import { ResultPage } from '../result/result-page';
import { TakingPage } from './taking-page';

type AttemptPageProps = {
  quiz: Quiz;
  attemptId: string;
  /** The attempt if it was just started here. Otherwise the server is asked whether it is open. */
  started?: OpenAttempt;
};

/** Continues an open attempt, or shows the result of a finished one. */
export function AttemptPage({ quiz, attemptId, started }: AttemptPageProps) {
  const [wasEnded, setWasEnded] = useState(false);
  const end = useCallback(() => setWasEnded(true), []);
  const attempts = useQuery({ ...attemptsQuery(quiz.id), enabled: !started, refetchOnMount: 'always' });
  const listed = attempts.isFetchedAfterMount ? attempts.data : undefined;
  const isListedOpen =
    listed?.some((attempt) => attempt.attemptId === attemptId && !attempt.completed) ?? false;
  const resumed = useQuery({
    queryKey: [...quizKey(quiz.id), 'open', attemptId],
    queryFn: () => api.call(startAttempt, { params: { id: quiz.id }, body: { attemptId } }),
    enabled: isListedOpen && !wasEnded,
    // Its clock runs and its answers may change on another device, so each visit loads it again.
    gcTime: 0,
  });
  const open = started ?? resumed.data;
  const questions = useQuery({ ...questionsQuery(quiz.id, attemptId), enabled: open !== undefined });
  const hasEnded = wasEnded || (listed !== undefined && !isListedOpen);
  if (hasEnded || hasCode(resumed.error, 'attempts.closed'))
    return <ResultPage quiz={quiz} attemptId={attemptId} />;
  if (open && questions.data)
    return <TakingPage quiz={quiz} open={open} questions={questions.data} onEnded={end} />;
  const failed = [attempts, resumed, questions].find(({ error }) => error) ?? questions;
  return (
    <div className="wrap pt-8 pb-16">
      <h1 className="mb-6 text-28">{quiz.title}</h1>
      {failed.error ? (
        <LoadError title="Your attempt did not load" level={2} query={failed} />
      ) : (
        <LoadingRegion label="Loading your attempt…">
          <div className="grid max-w-170 gap-4">
            <Skeleton width="long" />
            <Skeleton shape="block" />
          </div>
        </LoadingRegion>
      )}
    </div>
  );
}
