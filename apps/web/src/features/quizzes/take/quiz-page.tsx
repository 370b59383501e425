import { ApiError, reasonOf } from '@aw/contracts/api-error';
import { type ExtraTime, type OpenAttempt, startAttempt } from '@aw/contracts/quizzes/attempts';
import type { Quiz } from '@aw/contracts/quizzes/public';
import { PageHead } from '@aw/ui/patterns/page-head';
import { QuizIntro } from '@aw/ui/patterns/quiz-intro';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useParams } from 'react-router';
import { api } from '~/lib/api';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { usePageTitle } from '~/lib/use-page-title';
import { NotFound } from '~/shell/not-found';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { Forward } from '../forward';
import { attemptsQuery, quizQuery } from '../quiz-queries';
import { takenBefore } from '../result/attempt-words';
import { AttemptPage } from './attempt-page';

const backToQuizzes = { label: 'Quizzes', to: paths.quizzes };

/** A quiz: what it is about, then an attempt at it or the result of one, which the address names. */
export function QuizPage() {
  const id = parseId(useParams().id);
  const quiz = useQuery({ ...quizQuery(id ?? 0), enabled: id !== undefined });
  const served = useServedPage();
  if (id === undefined) return <NotFound />;
  if (isMissing(quiz.error)) return <QuizMissing />;
  if (quiz.data) return <KnownQuiz key={id} quiz={quiz.data} />;
  if (!quiz.error) return served ? <ServedPage html={served} isLoading /> : <QuizSkeleton />;
  return (
    <div className="wrap pb-16" data-state="error">
      <PageHead title="Quiz" back={backToQuizzes} />
      <LoadError
        noun="The quiz"
        level={2}
        error={quiz.error}
        isRetrying={quiz.isFetching}
        onRetry={() => void quiz.refetch()}
      />
    </div>
  );
}

function isMissing(error: unknown): boolean {
  return error instanceof ApiError && error.code === 'quizzes.not_found';
}

function KnownQuiz({ quiz }: { quiz: Quiz }) {
  const [params, setParams] = useAddressParams();
  const [started, setStarted] = useState<OpenAttempt>();
  const attemptId = params.get('attempt');
  usePageTitle(quiz.title);
  if (attemptId) {
    const own = started?.attemptId === attemptId ? started : undefined;
    return <AttemptPage key={attemptId} quiz={quiz} attemptId={attemptId} started={own} />;
  }
  return (
    <Intro
      quiz={quiz}
      onStarted={(attempt) => {
        setStarted(attempt);
        setParams(new URLSearchParams({ attempt: attempt.attemptId }), { replace: true });
      }}
    />
  );
}

/** What stands before the start; an attempt that is open already goes on at once, since its clock does too. */
function Intro({ quiz, onStarted }: { quiz: Quiz; onStarted: (attempt: OpenAttempt) => void }) {
  const session = useSession();
  const { toast } = useToast();
  const [extraTime, setExtraTime] = useState<ExtraTime>('none');
  const attempts = useQuery({ ...attemptsQuery(quiz.id), enabled: session.status === 'ready' });
  const start = useMutation({
    mutationFn: () => api.call(startAttempt, { params: { id: quiz.id }, body: { extraTime } }),
    onSuccess: onStarted,
    onError: (error) =>
      toast({ title: 'The quiz did not start', description: reasonOf(error), tone: 'danger' }),
  });
  const open = attempts.data?.find(({ completed }) => !completed);
  if (open) return <Forward to={paths.quizAttempt(quiz.id, open.attemptId)} />;
  const last = attempts.data?.find(({ completed }) => completed);
  if (quiz.isRetired)
    return <QuizRetired title={quiz.title} resultAt={last && paths.quizAttempt(quiz.id, last.attemptId)} />;
  return (
    <div className="wrap pt-8 pb-16">
      <QuizIntro
        title={quiz.title}
        description={quiz.description}
        subject={quiz.subject}
        difficulty={quiz.difficulty}
        questionCount={quiz.totalQuestions}
        timeLimitMinutes={quiz.timeLimit}
        passPercentage={quiz.passPercentage}
        isMadeByAi={quiz.isMachineMade}
        extraTime={extraTime}
        onExtraTimeChange={setExtraTime}
        onStart={() => start.mutate()}
        isStarting={start.isPending || start.isSuccess}
        takenBefore={last && takenBefore(last)}
      />
      {last && (
        <p className="mt-6 text-14">
          <Link to={paths.quizAttempt(quiz.id, last.attemptId)}>Your last result</Link>
        </p>
      )}
    </div>
  );
}

type QuizRetiredProps = {
  title: string;
  /** Where the reader's own last result is. */
  resultAt?: string | undefined;
};

/** A quiz that nobody can start any more. */
function QuizRetired({ title, resultAt }: QuizRetiredProps) {
  return (
    <div className="wrap pb-16" data-state="missing">
      <PageHead
        title={title}
        lead="This quiz is no longer available. You keep your results and certificates."
        back={backToQuizzes}
      />
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        <Button asChild variant="primary">
          <Link to={paths.quizzes}>Browse quizzes</Link>
        </Button>
        {resultAt && <Link to={resultAt}>Your last result</Link>}
      </div>
    </div>
  );
}

/** An address that no quiz has. */
function QuizMissing() {
  usePageTitle('Quiz not found');
  return (
    <div className="wrap pb-16" data-state="missing">
      <PageHead
        title="Quiz not found"
        lead="We could not find this quiz. It may have been removed."
        back={backToQuizzes}
      />
      <Button asChild variant="primary">
        <Link to={paths.quizzes}>Browse quizzes</Link>
      </Button>
    </div>
  );
}

function QuizSkeleton() {
  return (
    <div className="wrap pt-8 pb-16" data-state="loading">
      <h1 className="sr-only">Quiz</h1>
      <LoadingRegion label="Loading quiz…">
        <div className="grid max-w-170 gap-4">
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
          <Skeleton shape="block" />
        </div>
      </LoadingRegion>
    </div>
  );
}
