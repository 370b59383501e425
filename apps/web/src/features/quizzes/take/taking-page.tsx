import { reasonOf } from '@aw/contracts/api-error';
import type { OpenAttempt, QuizQuestion as Question } from '@aw/contracts/quizzes/attempts';
import { difficultyLabels, type Quiz } from '@aw/contracts/quizzes/public';
import { QuizFrame } from '@aw/ui/patterns/quiz-frame';
import { QuizMap } from '@aw/ui/patterns/quiz-map';
import { QuizQuestion } from '@aw/ui/patterns/quiz-question';
import { QuizTimer } from '@aw/ui/patterns/quiz-timer';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useEffect, useState } from 'react';
import { paths } from '~/lib/paths';
import { useIsOnline } from '~/lib/use-is-online';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { useFocusedPage } from '../use-focused-page';
import { stateOf } from './answer-sheet';
import { type Attempt, useAttempt, useSubmit } from './use-attempt';
import { useSecondsLeft } from './use-seconds-left';

type TakingPageProps = { quiz: Quiz; open: OpenAttempt; questions: Question[]; onEnded: () => void };

/** An open attempt: one question at a time, a map of all questions, and the server's clock. */
export function TakingPage({ quiz, open, questions, onEnded }: TakingPageProps) {
  const attempt = useAttempt(open);
  const { sheet, state } = attempt;
  const isOnline = useIsOnline();
  const [index, setIndex] = useState(() => firstUnanswered(questions, open.answers));
  const { submit, end, isSubmitting, isTimeUp } = useEnd(attempt, onEnded);
  const [isConfirming, setIsConfirming] = useState(false);
  useFocusedPage();
  const question = questions[index];
  if (!question) return null;
  const go = (next: number) => {
    setIndex(next);
    window.scrollTo({ top: 0 });
  };
  const openCount = questions.filter(({ id }) => !state.answers[id]).length;
  const submitOrConfirm = () =>
    openCount > 0 && openCount < questions.length ? setIsConfirming(true) : submit();
  return (
    <>
      <QuizFrame
        to={paths.quizzes}
        title={quiz.title}
        summary={`${difficultyLabels[quiz.difficulty]}, ${formatCount(questions.length, 'question')}`}
        timer={<Timer attempt={attempt} onEnd={end} />}
        progress={{
          label: 'Questions answered',
          value: questions.length - openCount,
          max: questions.length,
        }}
        keptCount={state.unsavedIds.size}
        cutOff={state.isCutOff ? (isOnline ? 'unreachable' : 'offline') : undefined}
        isUntimed={open.deadline === null}
        isFlagged={state.flagged.has(question.id)}
        onPrevious={index > 0 ? () => go(index - 1) : undefined}
        onNext={index < questions.length - 1 ? () => go(index + 1) : undefined}
        onChoose={isTimeUp ? undefined : (letter) => sheet.choose(question.id, letter)}
        onFlag={() => sheet.flag(question.id)}
        map={
          <QuizMap
            questions={questions.map(({ id }) => ({
              state: stateOf(state, id),
              isFlagged: state.flagged.has(id),
            }))}
            current={index + 1}
            onSelect={(number) => go(number - 1)}
            onSubmit={isTimeUp ? end : submitOrConfirm}
            isSubmitting={isSubmitting}
          />
        }
      >
        {isTimeUp && (
          <Note tone="caution" title="Time is up.">
            We are submitting your answers. All saved answers count.
          </Note>
        )}
        <QuizQuestion
          subject={quiz.subject}
          number={index + 1}
          total={questions.length}
          stem={stemOf(question)}
          options={optionsOf(question)}
          chosen={state.answers[question.id] ?? null}
          onChoose={(letter) => sheet.choose(question.id, letter)}
          isDisabled={isTimeUp}
        />
      </QuizFrame>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title={`Submit with ${formatCount(openCount, 'unanswered question')}?`}
        description="Unanswered questions count as wrong. You cannot change anything after you submit."
        confirmLabel="Submit quiz"
        pendingLabel="Submitting..."
        cancelLabel="Continue quiz"
        onConfirm={submit}
      />
    </>
  );
}

/** Returns the index of the first unanswered question, or 0 if all are answered. */
function firstUnanswered(questions: readonly Question[], answers: OpenAttempt['answers']): number {
  return Math.max(
    0,
    questions.findIndex(({ id }) => !answers[id]),
  );
}

/** A component of its own, so that each second renders only the timer. */
function Timer({ attempt, onEnd }: { attempt: Attempt; onEnd: () => void }) {
  return <QuizTimer secondsLeft={useSecondsLeft(attempt, onEnd)} />;
}

/** Ends the attempt when the person submits it, at its deadline, or because it ended elsewhere. */
function useEnd(attempt: Attempt, onEnded: () => void) {
  const { state } = attempt;
  const { toast } = useToast();
  const { mutateAsync, isPending } = useSubmit(attempt);
  const [isTimeUp, setIsTimeUp] = useState(false);
  const send = () =>
    mutateAsync().then(({ score, totalQuestions }) => {
      toast({ title: 'Quiz Completed!', description: `You scored ${score} out of ${totalQuestions}` });
      onEnded();
    });
  const submit = async () => {
    if (isPending) return;
    if (Object.values(state.answers).every((answer) => !answer))
      return toast({
        title: 'No answers selected',
        description: 'Please answer at least one question before submitting.',
        tone: 'danger',
      });
    await send().catch((error: unknown) =>
      toast({
        title: 'Error',
        description: reasonOf(error, 'Failed to submit quiz. Please try again.'),
        tone: 'danger',
      }),
    );
  };
  // Without a connection, the server closes the attempt itself. The result is loaded when the connection is back.
  const end = () => {
    setIsTimeUp(true);
    if (!isPending) void send().catch(() => {});
  };
  useEffect(() => {
    if (state.isClosed) onEnded();
  }, [state.isClosed, onEnded]);
  useOnReconnect(isTimeUp, end);
  return { submit, end, isSubmitting: isPending, isTimeUp };
}

/** Calls a function each time the connection comes back. */
function useOnReconnect(isOn: boolean, callback: () => void) {
  useEffect(() => {
    if (!isOn) return;
    window.addEventListener('online', callback);
    return () => window.removeEventListener('online', callback);
  }, [isOn, callback]);
}
