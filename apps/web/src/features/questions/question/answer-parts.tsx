import { reasonOf } from '@aw/contracts/api-error';
import { type Answer, rateHelpful, revealStep } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';
import { AnswerCard } from '@aw/ui/patterns/answer-card';
import { AnswerSteps } from '@aw/ui/patterns/answer-steps';
import { CuePart } from '@aw/ui/patterns/cue-part';
import { RichText } from '@aw/ui/patterns/rich-text';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { sessionQuery } from '~/lib/session';
import { EditAnswer } from '../answering/edit-answer';
import { useAnswerChange } from '../use-answer-change';
import { AnswerActions, hasActions } from './answer-actions';
import { Comments } from './comments';

type AnswerPartsProps = {
  question: Question;
  answer: Answer;
  /** Its number where there are several; '' for the only one. */
  place: string;
};

/** One answer: its hints, one at a time, and the answer itself, which can be opened at any moment. */
export function AnswerParts({ question, answer, place }: AnswerPartsProps) {
  const reveal = useReveal(question.id, answer);
  const [isEditing, setIsEditing] = useState(false);
  const title = (name: string) => (place ? `${name} ${place}` : name);
  const read = answer.steps.filter(({ html }) => html !== null).length;
  return (
    <>
      {answer.steps.length > 0 && (
        <CuePart title={title('Hints')} lead="Read one, try again, then read the next.">
          <div className="grid grid-cols-1 gap-3">
            <AnswerSteps
              label={title('Hints')}
              steps={answer.steps}
              onReveal={reveal.open}
              pendingNumber={reveal.pending}
              failure={reveal.failure}
            />
            <p className="text-14 text-ink-muted">
              {`You have read ${read} of ${answer.steps.length} hints`}
              {answer.html !== null && ' and opened the full answer'}.
            </p>
          </div>
        </CuePart>
      )}
      <CuePart title={title('Answer')}>
        {isEditing ? (
          <EditAnswer questionId={question.id} answer={answer} onDone={() => setIsEditing(false)} />
        ) : (
          <ShownAnswer
            question={question}
            answer={answer}
            reveal={reveal}
            onEdit={() => setIsEditing(true)}
          />
        )}
      </CuePart>
    </>
  );
}

type ShownAnswerProps = {
  question: Question;
  answer: Answer;
  reveal: ReturnType<typeof useReveal>;
  onEdit: () => void;
};

function ShownAnswer({ question, answer, reveal, onEdit }: ShownAnswerProps) {
  const { viewer, comments } = question;
  const toggleHelpful = useHelpful(question.id, answer);
  const about = comments.filter(({ answerId }) => answerId === answer.id);
  return (
    <div className="grid grid-cols-1 gap-5">
      <AnswerStateNote answer={answer} />
      <AnswerCard
        {...answer}
        helpful={{
          count: answer.helpfulCount,
          isPressed: answer.isHelpful,
          onPress: answer.isOwn || answer.status !== 'visible' ? undefined : toggleHelpful,
        }}
        actions={
          hasActions(viewer, answer) && (
            <AnswerActions questionId={question.id} viewer={viewer} answer={answer} onEdit={onEdit} />
          )
        }
      >
        {answer.html === null ? (
          <ClosedAnswer answer={answer} reveal={reveal} />
        ) : (
          <RichText html={answer.html} source="" />
        )}
      </AnswerCard>
      <Comments
        label="Comments on the answer"
        comments={about}
        questionId={question.id}
        answerId={answer.id}
        canComment={viewer.canComment}
      />
    </div>
  );
}

function AnswerStateNote({ answer: { status, removedReason } }: { answer: Answer }) {
  if (status === 'held')
    return (
      <Note tone="info" title="This answer waits for review.">
        Our staff look at it before others see it.
      </Note>
    );
  if (status === 'removed')
    return (
      <Note tone="danger" title="This answer was removed.">
        {removedReason ?? 'Only you see it here.'}
      </Note>
    );
  return null;
}

/** In the place of an answer that the reader has not opened yet. */
function ClosedAnswer({ answer, reveal }: { answer: Answer; reveal: ReturnType<typeof useReveal> }) {
  const full = fullAnswerOf(answer);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15 text-ink-muted">
        The full answer is closed, so that you can try with the hints first. You can open it at any time.
      </p>
      <Button isPending={reveal.pending === full} pendingLabel="Opening…" onClick={() => reveal.open(full)}>
        Show full answer
      </Button>
      {reveal.failure?.number === full && <Note tone="danger">{reveal.failure.text}</Note>}
    </div>
  );
}

/** The number by which the full answer is asked for: the one after the last step. */
function fullAnswerOf({ steps }: Pick<Answer, 'steps'>): number {
  return (steps.at(-1)?.number ?? 0) + 1;
}

/** Opens a step, or the full answer; which one is on its way, and which did not come. */
function useReveal(questionId: number, answer: Answer) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useAnswerChange<number>({
    questionId,
    answerId: answer.id,
    run: async (n) => {
      // What was opened is kept for somebody, if only for the browser's anonymous person.
      await queryClient.ensureQueryData(sessionQuery);
      return api.call(revealStep, { params: { id: answer.id, n } });
    },
  });
  return {
    open: (n: number) => mutate(n),
    pending: isPending ? variables : undefined,
    failure: error && variables !== undefined ? { number: variables, text: reasonOf(error) } : undefined,
  };
}

function useHelpful(questionId: number, answer: Answer) {
  const queryClient = useQueryClient();
  const { mutate } = useAnswerChange<boolean>({
    questionId,
    answerId: answer.id,
    run: async (isHelpful) => {
      await queryClient.ensureQueryData(sessionQuery);
      return api.call(rateHelpful, { params: { id: answer.id }, body: { isHelpful } });
    },
    expect: (shown, isHelpful) => ({
      ...shown,
      isHelpful,
      helpfulCount: shown.helpfulCount + (isHelpful ? 1 : -1),
    }),
    failure: 'Not counted',
  });
  return () => mutate(!answer.isHelpful);
}
