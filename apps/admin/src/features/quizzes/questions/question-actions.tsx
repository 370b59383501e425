import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { formatCount } from '@aw/ui/primitives/format-count';
import { ArrowDown, ArrowUp, Pencil } from 'lucide-react';
import { Link } from 'react-router';
import { useMay } from '../../../session/use-may';
import { editorAddress } from '../queries';

/** Actions that open a dialog. */
export type QuestionDialog = 'correct' | 'move' | 'remove';

export type QuestionActionsProps = {
  quiz: StaffQuiz;
  question: AuthoredQuestion;
  /** Position of the question in the quiz, from 1. */
  number: number;
  isMoving: boolean;
  onMove: (position: number) => void;
  onAsk: (dialog: QuestionDialog) => void;
};

/** Buttons of a question. Moving it keeps the focus on the button that moved it. */
export function QuestionActions(props: QuestionActionsProps) {
  const { quiz, question, number, isMoving, onMove, onAsk } = props;
  const may = useMay();
  const { itemId, droppedAt, isAnswered, openReports } = question;
  const last = quiz.questions.length;
  return (
    <div className="grid grid-cols-1 gap-2">
      {openReports > 0 && (
        <p className="text-13">
          {formatCount(openReports, 'open report')}.{' '}
          {may('quizzes.write') && may('reports.decide') && (
            <Link to="/admin/moderation?kind=quiz_question">Decide on reports</Link>
          )}
        </p>
      )}
      {may('quizzes.write') && (
        <div className="flex flex-wrap gap-2">
          <Button asChild size="sm" icon={Pencil}>
            <Link to={editorAddress(quiz.id, itemId)}>Edit</Link>
          </Button>
          {(isAnswered || droppedAt !== null) && (
            <Button size="sm" onClick={() => onAsk('correct')}>
              {droppedAt === null ? 'Correct…' : 'Restore…'}
            </Button>
          )}
          <MoveButton
            direction="up"
            isOff={number === 1}
            isMoving={isMoving}
            onMove={() => onMove(number - 1)}
          />
          <MoveButton
            direction="down"
            isOff={number === last}
            isMoving={isMoving}
            onMove={() => onMove(number + 1)}
          />
          {last > 2 && (
            <Button size="sm" onClick={() => onAsk('move')}>
              Move to…
            </Button>
          )}
          <Button size="sm" variant="danger-quiet" onClick={() => onAsk('remove')}>
            Remove…
          </Button>
        </div>
      )}
    </div>
  );
}

type MoveButtonProps = { direction: 'up' | 'down'; isOff: boolean; isMoving: boolean; onMove: () => void };

function MoveButton({ direction, isOff, isMoving, onMove }: MoveButtonProps) {
  return (
    <Button
      size="sm"
      icon={direction === 'up' ? ArrowUp : ArrowDown}
      data-move={direction}
      // At the first or last position, the button keeps the focus and does nothing.
      aria-disabled={isOff || undefined}
      onClick={() => {
        if (!isOff && !isMoving) onMove();
      }}
    >
      {direction === 'up' ? 'Up' : 'Down'}
    </Button>
  );
}
