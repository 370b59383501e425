import { type Answer, rateHelpful } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';
import { AnswerCard } from '@aw/ui/patterns/answer-card';
import { AnswerSteps } from '@aw/ui/patterns/answer-steps';
import { CuePart } from '@aw/ui/patterns/cue-part';
import { RichText } from '@aw/ui/patterns/rich-text';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Note } from '@aw/ui/primitives/note';
import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { sessionQuery } from '~/lib/session';
import { ReportButton } from '~/moderation/report-button';
import { EditAnswer } from '../answering/edit-answer';
import { useAnswerChange } from '../use-answer-change';
import { AnswerActions, hasActions } from './answer-actions';
import { ClosedAnswer, type Reveal, useReveal } from './closed-answer';
import { Comments } from './comments';

type AnswerPartsProps = {
  question: Question;
  answer: Answer;
  /** Number of the answer if there are several, else ''. */
  place: string;
};

/** Shows the hints of an answer one at a time, and the full answer, which can be opened at any time. */
export function AnswerParts({ question, answer, place }: AnswerPartsProps) {
  const reveal = useReveal(question.id, answer);
  const [isEditing, setIsEditing] = useState(false);
  const title = (name: string) => (place ? `${name} ${place}` : name);
  const readCount = answer.steps.filter(({ isRevealed }) => isRevealed).length;
  const isClosed = answer.html === null;
  return (
    // Print shows only the parts that were opened.
    <div className={isClosed && readCount === 0 ? 'print:hidden' : undefined}>
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
            {!answer.isOwn && !question.viewer.isExpert && (
              <p className="text-14 text-ink-muted print:hidden">
                {readText(readCount, answer.steps.length, isClosed)}
              </p>
            )}
          </div>
        </CuePart>
      )}
      <div className={isClosed ? 'print:hidden' : undefined}>
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
      </div>
    </div>
  );
}

/** Returns the reader's progress: 'You have read 1 of 2 hints.', 'You opened the full answer after hint 1.' */
export function readText(readCount: number, count: number, isClosed: boolean): string {
  if (isClosed) return `You have read ${readCount} of ${formatCount(count, 'hint')}.`;
  return readCount === 0
    ? 'You opened the full answer without the hints.'
    : `You opened the full answer after hint ${readCount}.`;
}

type ShownAnswerProps = {
  question: Question;
  answer: Answer;
  reveal: Reveal;
  onEdit: () => void;
};

function ShownAnswer({ question, answer, reveal, onEdit }: ShownAnswerProps) {
  const { viewer, comments } = question;
  const toggleHelpful = useHelpful(question.id, answer);
  const answerComments = comments.filter(({ answerId }) => answerId === answer.id);
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
        report={!answer.isOwn && answer.status === 'visible' && <ReportButton kind="answer" id={answer.id} />}
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
        comments={answerComments}
        questionId={question.id}
        answerId={answer.id}
        viewer={viewer}
      />
    </div>
  );
}

function AnswerStateNote({ answer: { status, removedReason } }: { answer: Answer }) {
  if (status === 'held')
    return (
      <Note tone="info" title="This answer is waiting for review.">
        Our staff will review it before others can see it.
      </Note>
    );
  if (status === 'removed')
    return (
      <Note tone="danger" title="This answer was removed.">
        {removedReason ?? 'Only you can see it.'}
      </Note>
    );
  return null;
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
    failure: 'Your vote was not counted',
  });
  return () => mutate(!answer.isHelpful);
}
