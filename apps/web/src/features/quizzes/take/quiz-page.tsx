import { hasCode, reasonOf } from '@aw/contracts/api-error';
import { longDate } from '@aw/contracts/long-date';
import {
  type AttemptSummary,
  type ExtraTime,
  type OpenAttempt,
  startAttempt,
} from '@aw/contracts/quizzes/attempts';
import { QuizIntro } from '@aw/ui/patterns/quiz-intro';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQuery } from '@tanstack/react-query';
import { lazy, Suspense, useEffect, useRef, useState } from 'react';
import { useParams } from 'react-router';
import { api } from '~/lib/api';
import { parseId } from '~/lib/parse-id';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { usePageTitle } from '~/lib/use-page-title';
import { ItemHead } from '~/shell/item-head';
import { MissingPage } from '~/shell/missing-page';
import { NotFound } from '~/shell/not-found';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import { LoadError } from '~/shell/query-states';
import { ServedPage, useServedPage } from '~/shell/served-page';
import { ReviewLink } from '../edit/review-link';
import { focusHeading } from '../focus-heading';
import { attemptsQuery, type PageQuiz, quizQuery } from '../quiz-queries';
import { Redirect } from '../redirect';
import { AttemptPage } from './attempt-page';

const EditPage = lazy(
  withRetry(() => import('../edit/edit-page').then((part) => ({ default: part.EditPage }))),
);

const backToQuizzes = { label: 'Quizzes', to: paths.quizzes };

/** Introduction of a quiz, or the attempt that the address names, with its result when it is over. */
export function QuizPage() {
  const id = parseId(useParams().id);
  const quiz = useQuery({ ...quizQuery(id ?? 0), enabled: id !== undefined });
  const served = useServedPage();
  if (id === undefined) return <NotFound />;
  if (hasCode(quiz.error, 'quizzes.not_found')) return <QuizMissing />;
  if (quiz.data) return <LoadedQuiz key={id} quiz={quiz.data} />;
  if (!quiz.error) return served ? <ServedPage html={served} isLoading /> : <QuizSkeleton />;
  return (
    <div className="wrap pb-16" data-state="error">
      <ItemHead title="Quiz" back={backToQuizzes} />
      <LoadError title="The quiz did not load" level={2} query={quiz} />
    </div>
  );
}

function LoadedQuiz({ quiz }: { quiz: PageQuiz }) {
  const [params, setParams] = useAddressParams();
  const [started, setStarted] = useState<OpenAttempt>();
  const attemptId = params.get('attempt');
  const isEditing = params.get('view') === 'questions' && quiz.isEditable !== undefined && !quiz.isRetired;
  usePageTitle(isEditing ? `Review the questions: ${quiz.title}` : quiz.title);
  const wasEditing = useRef(false);
  useEffect(() => {
    if (wasEditing.current && !isEditing) focusHeading();
    wasEditing.current = isEditing;
  }, [isEditing]);
  if (attemptId) {
    const own = started?.attemptId === attemptId ? started : undefined;
    return <AttemptPage key={attemptId} quiz={quiz} attemptId={attemptId} started={own} />;
  }
  if (isEditing)
    return (
      <PartBoundary fallback={<Note tone="danger">The questions did not load. Please reload the page.</Note>}>
        <Suspense fallback={<QuizSkeleton />}>
          <EditPage quiz={quiz} />
        </Suspense>
      </PartBoundary>
    );
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

/** Introduction before the start. An attempt that is already open is continued at once, because its clock is running. */
function Intro({ quiz, onStarted }: { quiz: PageQuiz; onStarted: (attempt: OpenAttempt) => void }) {
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
  if (open) return <Redirect to={paths.quizAttempt(quiz.id, open.attemptId)} />;
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
        takenBefore={last && outcomeOf(last)}
        action={quiz.isEditable && attempts.data?.length === 0 && <ReviewLink quizId={quiz.id} />}
      />
      {last && (
        <p className="mt-6 text-14">
          <Link to={paths.quizAttempt(quiz.id, last.attemptId)}>Your last result</Link>
        </p>
      )}
    </div>
  );
}

/** Returns the outcome of a finished attempt in one line. */
function outcomeOf({ passed, percentage, completedAt }: AttemptSummary) {
  const outcome = passed ? 'Passed' : 'Not passed';
  const when = completedAt ? ` on ${longDate(new Date(completedAt))}` : '';
  return {
    state: passed ? ('passed' as const) : ('not-passed' as const),
    text: `${outcome}, ${percentage}%${when}`,
  };
}

type QuizRetiredProps = {
  title: string;
  /** Address of the reader's own last result. */
  resultAt?: string | undefined;
};

/** Shown for a retired quiz, which can no longer be started. */
function QuizRetired({ title, resultAt }: QuizRetiredProps) {
  return (
    <div className="wrap pb-16" data-state="missing">
      <ItemHead
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

function QuizMissing() {
  return (
    <MissingPage
      title="Quiz not found"
      lead="We could not find this quiz. It may have been removed."
      back={backToQuizzes}
      browse={{ label: 'Browse quizzes', to: paths.quizzes }}
    />
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
