import { type Answer, acceptAnswer, unacceptAnswer, verifyAnswer } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';
import { Button } from '@aw/ui/primitives/button';
import { BadgeCheck, CircleCheck, PenLine, Undo2 } from 'lucide-react';
import { api } from '~/lib/api';
import { ScoreAnswer } from '../answering/score-answer';
import { useAnswerChange } from '../use-answer-change';

type Viewer = Question['viewer'];

/** Returns whether a reader has any action on an answer. */
export function hasActions(viewer: Viewer, answer: Answer): boolean {
  if (answer.isOwn) return answer.status !== 'removed';
  return answer.status === 'visible' && (viewer.isAsker || viewer.isExpert);
}

type AnswerActionsProps = { questionId: number; viewer: Viewer; answer: Answer; onEdit: () => void };

/** Actions on an answer for the asker, its author and other experts. */
export function AnswerActions({ questionId, viewer, answer, onEdit }: AnswerActionsProps) {
  return (
    <div className="flex flex-wrap gap-2">
      {viewer.isAsker && !answer.isOwn && <Accept questionId={questionId} answer={answer} />}
      {answer.canVerify && <Verify questionId={questionId} answer={answer} />}
      {viewer.isExpert && !answer.isOwn && <ScoreAnswer answer={answer} />}
      {answer.isOwn && (
        <Button size="sm" icon={PenLine} onClick={onEdit}>
          Edit answer
        </Button>
      )}
    </div>
  );
}

type ActionProps = Pick<AnswerActionsProps, 'questionId' | 'answer'>;

function Accept({ questionId, answer }: ActionProps) {
  const params = { id: answer.id };
  const { mutate } = useAnswerChange<boolean>({
    questionId,
    answerId: answer.id,
    run: (isAccepted) => api.call(isAccepted ? acceptAnswer : unacceptAnswer, { params }),
    expect: (shown, isAccepted) => ({ ...shown, isAccepted }),
    failure: 'Your choice was not saved',
    changesBadge: true,
  });
  return (
    <Button
      size="sm"
      icon={answer.isAccepted ? Undo2 : CircleCheck}
      onClick={() => mutate(!answer.isAccepted)}
    >
      {answer.isAccepted ? 'Undo acceptance' : 'Accept this answer'}
    </Button>
  );
}

function Verify({ questionId, answer }: ActionProps) {
  const { mutate, isPending } = useAnswerChange({
    questionId,
    answerId: answer.id,
    run: () => api.call(verifyAnswer, { params: { id: answer.id } }),
    failure: 'The answer was not verified',
    changesBadge: true,
  });
  return (
    <Button
      size="sm"
      icon={BadgeCheck}
      isPending={isPending}
      pendingLabel="Verifying…"
      onClick={() => mutate()}
    >
      Verify answer
    </Button>
  );
}
