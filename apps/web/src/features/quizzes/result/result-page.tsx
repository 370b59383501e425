import { ApiError } from '@aw/contracts/api-error';
import type { QuizResult as Result } from '@aw/contracts/quizzes/attempts';
import { difficultyLabels, type Quiz } from '@aw/contracts/quizzes/public';
import { QuizResult } from '@aw/ui/patterns/quiz-result';
import { Button } from '@aw/ui/primitives/button';
import { countOf } from '@aw/ui/primitives/count-of';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Award } from 'lucide-react';
import type { ReactNode } from 'react';
import { useNavigate } from 'react-router';
import { paths } from '~/lib/paths';
import { useAddressParams } from '~/lib/use-address-params';
import { LoadError } from '~/shell/query-states';
import { Forward } from '../forward';
import { resultQuery } from '../quiz-queries';
import { ReviewPage } from './review-page';

/** What an attempt came to, and with `review` in the address its questions with their explanations. */
export function ResultPage({ quiz, attemptId }: { quiz: Quiz; attemptId: string }) {
  const result = useQuery(resultQuery(quiz.id, attemptId));
  const [params, setParams] = useAddressParams();
  const at = (review?: number) => {
    const next = new URLSearchParams({ attempt: attemptId });
    if (review !== undefined) next.set('review', String(review));
    return next;
  };
  if (isNoneOfTheirs(result.error)) return <Forward to={paths.quiz(quiz.id)} />;
  if (!result.data)
    return (
      <div className="wrap pt-8 pb-16">
        <h1 className="mb-6 text-28">{quiz.title}</h1>
        {result.error ? (
          <LoadError
            noun="Your result"
            level={2}
            error={result.error}
            isRetrying={result.isFetching}
            onRetry={() => void result.refetch()}
          />
        ) : (
          <LoadingRegion label="Loading your result…">
            <div className="grid max-w-170 gap-4">
              <Skeleton width="long" />
              <Skeleton shape="block" />
            </div>
          </LoadingRegion>
        )}
      </div>
    );
  const shown = Number(params.get('review'));
  if (Number.isInteger(shown) && shown >= 1 && shown <= result.data.review.length)
    return (
      <ReviewPage
        quiz={quiz}
        result={result.data}
        current={shown}
        summary={`${difficultyLabels[quiz.difficulty]}, ${countOf(result.data.review.length, 'question')}`}
        onSelect={(number) => setParams(at(number), { replace: true })}
        onBack={() => setParams(at())}
      />
    );
  return <Outcome quiz={quiz} result={result.data} onReview={() => setParams(at(1))} />;
}

/** An address that was typed wrong, or somebody else's: there the quiz begins. */
function isNoneOfTheirs(error: unknown): boolean {
  return error instanceof ApiError && ['attempts.not_found', 'request.invalid'].includes(error.code);
}

type OutcomeProps = { quiz: Quiz; result: Result; onReview: () => void };

function Outcome({ quiz, result, onReview }: OutcomeProps) {
  const navigate = useNavigate();
  return (
    <div className="wrap pt-8 pb-16">
      <QuizResult
        quizTitle={quiz.title}
        score={result.score}
        total={result.totalQuestions}
        percentage={result.percentage}
        isPassed={result.passed}
        timeUsedSeconds={result.timeSpent}
        hasTimeRunOut={result.endedBy === 'deadline'}
        certificate={<CertificateCall result={result} />}
        correction={correctionWords(result)}
        onTakeAgain={quiz.isRetired ? undefined : () => void navigate(paths.quiz(quiz.id))}
        links={
          <>
            <Button variant="primary" onClick={onReview}>
              Review answers
            </Button>
            {result.score < result.totalQuestions && <Link to={paths.cards}>Review cards</Link>}
            <Link to={paths.profile}>Your attempts</Link>
            <Link to={paths.quizzes}>All quizzes</Link>
          </>
        }
      />
    </div>
  );
}

/** What a corrected question did to the result; nothing where none did. */
function correctionWords({ regradedAt, isPassKept }: Result): ReactNode {
  if (isPassKept)
    return 'We corrected a question in this quiz. With the correction, you would not have passed, but you keep your pass and your score.';
  if (!regradedAt) return null;
  return (
    <>
      We corrected a question in this quiz <Time value={regradedAt} isInSentence /> and recalculated your
      score. The review shows what was wrong.
    </>
  );
}

/** Where the certificate is, and of which attempt, where that is another one. */
function CertificateCall({ result: { attemptId, passed, certificate } }: { result: Result }) {
  if (!certificate) return null;
  const isThis = certificate.attemptId === attemptId;
  const words = isThis
    ? 'Your certificate is ready. Only you can see it until you share it.'
    : `Your certificate is from ${passed ? 'an attempt that was at least as good' : 'another attempt'}, with ${certificate.percentage}%.`;
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15">{words}</p>
      <Button asChild icon={Award}>
        <Link to={paths.certificate(certificate.certificateId)}>View certificate</Link>
      </Button>
    </div>
  );
}
