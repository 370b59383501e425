import { maxQuestions } from '@aw/contracts/quizzes/attempts';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Button } from '@aw/ui/primitives/button';
import { Disclosure } from '@aw/ui/primitives/disclosure';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatCount } from '@aw/ui/primitives/format-count';
import { ListChecks, Plus } from 'lucide-react';
import { type RefObject, useEffect, useRef, useState } from 'react';
import { Link, useLocation } from 'react-router';
import { useFocusRescue } from '../../../format/use-focus-rescue';
import { useMay } from '../../../session/use-may';
import { CorrectDialog } from '../corrections/correct-dialog';
import { editorAddress, itemMark, markedItem } from '../queries';
import { MoveDialog, RemoveDialog, useMove } from './move-and-remove';
import { QuestionActions, type QuestionDialog } from './question-actions';
import { QuestionDetails } from './question-details';
import { QuestionMeta, QuestionTitle } from './question-line';

type QuizProps = { quiz: StaffQuiz };

/** Questions of a quiz in their order, each closed to a line. The one that the address names is open. */
export function QuestionsSection({ quiz }: QuizProps) {
  const { questions } = quiz;
  const usable = questions.filter(({ droppedAt }) => droppedAt === null).length;
  const { open, setOpen } = useOpenItems();
  const [openDialog, setOpenDialog] = useState<{ dialog: QuestionDialog; itemId: number }>();
  const moved = useRef<Moved>(undefined);
  const section = useRef<HTMLElement>(null);
  useFocusRescue(section, String(questions.length));
  const move = useMove(quiz);
  useFocusAfterMove(moved, quiz.version);
  const areAllOpen = questions.length > 0 && questions.every(({ itemId }) => open.has(itemId));
  const index = questions.findIndex(({ itemId }) => itemId === openDialog?.itemId);
  const dialogQuestion = questions[index];
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-labelledby="questions"
      className="grid min-w-0 grid-cols-1 content-start gap-2 outline-none"
    >
      <div className="flex flex-wrap items-center justify-between gap-2 border-b border-line-strong pb-2">
        <h2 id="questions" className="text-18">
          {questions.length === 0 ? 'Questions' : formatCount(questions.length, 'question')}
        </h2>
        <span className="flex flex-wrap gap-2">
          {questions.length > 0 && (
            <Button
              size="sm"
              variant="quiet"
              onClick={() => setOpen(areAllOpen ? [] : questions.map(({ itemId }) => itemId))}
            >
              {areAllOpen ? 'Close all' : 'Open all'}
            </Button>
          )}
          <AddButton quiz={quiz} />
        </span>
      </div>
      {quiz.totalQuestions > 0 && quiz.totalQuestions < usable && (
        <p className="text-14 text-ink-muted">
          An attempt asks {quiz.totalQuestions} of them. The next attempt of the same person asks the others
          first.
        </p>
      )}
      {questions.length === 0 && (
        <EmptyState icon={ListChecks} title="No questions yet">
          Write the first question or import some from a file. Then you can publish the quiz.
        </EmptyState>
      )}
      <div className="[&>details]:scroll-mt-30">
        {questions.map((question, index) => (
          <Disclosure
            key={question.itemId}
            id={itemMark(question.itemId)}
            title={<QuestionTitle question={question} number={index + 1} />}
            meta={<QuestionMeta question={question} />}
            isOpen={open.has(question.itemId)}
            onOpenChange={(isOpen) =>
              setOpen(
                isOpen
                  ? [...open, question.itemId]
                  : [...open].filter((itemId) => itemId !== question.itemId),
              )
            }
          >
            {open.has(question.itemId) && (
              <div className="grid grid-cols-1 gap-4 pt-2 sm:ps-8">
                <QuestionDetails question={question} />
                <QuestionActions
                  quiz={quiz}
                  question={question}
                  number={index + 1}
                  isMoving={move.isPending}
                  onMove={(position) => {
                    moved.current = {
                      itemId: question.itemId,
                      way: position <= index ? 'up' : 'down',
                    };
                    move.mutate({ question, position });
                  }}
                  onAsk={(dialog) => setOpenDialog({ dialog, itemId: question.itemId })}
                />
              </div>
            )}
          </Disclosure>
        ))}
      </div>
      {openDialog && dialogQuestion && (
        <QuestionDialogSwitch
          quiz={quiz}
          question={dialogQuestion}
          number={index + 1}
          dialog={openDialog.dialog}
          onClose={() => setOpenDialog(undefined)}
        />
      )}
    </section>
  );
}

type QuestionDialogSwitchProps = QuizProps & {
  question: StaffQuiz['questions'][number];
  number: number;
  dialog: QuestionDialog;
  onClose: () => void;
};

function QuestionDialogSwitch({ dialog, onClose, ...of }: QuestionDialogSwitchProps) {
  const state = { isOpen: true, onOpenChange: onClose };
  if (dialog === 'move') return <MoveDialog {...of} {...state} />;
  if (dialog === 'remove') return <RemoveDialog {...of} {...state} />;
  return <CorrectDialog {...of} {...state} />;
}

/** Link to a new question, or a note that the quiz is full. */
function AddButton({ quiz }: QuizProps) {
  const mayWrite = useMay()('quizzes.write');
  if (!mayWrite) return null;
  if (quiz.questions.length >= maxQuestions)
    return <span className="text-13 text-ink-muted">A quiz has at most {maxQuestions} questions.</span>;
  return (
    <Button asChild size="sm" variant="primary" icon={Plus}>
      <Link to={editorAddress(quiz.id, 'new')}>Add question</Link>
    </Button>
  );
}

/** Returns which questions are open. The one that the address names is opened and scrolled into view. */
function useOpenItems() {
  const { hash, key } = useLocation();
  const marked = markedItem(hash);
  const [seen, setSeen] = useState<string>();
  const [open, setOpen] = useState<ReadonlySet<number>>(new Set());
  if (key !== seen) {
    setSeen(key);
    if (marked !== undefined) setOpen(new Set([...open, marked]));
  }
  useEffect(() => {
    if (marked === undefined || key === undefined) return;
    // Runs after the console's frame, which scrolls a new page to its top.
    const frame = requestAnimationFrame(() => {
      const row = document.getElementById(itemMark(marked));
      row?.scrollIntoView({ block: 'start' });
      row?.querySelector<HTMLElement>('summary')?.focus({ preventScroll: true });
    });
    return () => cancelAnimationFrame(frame);
  }, [marked, key]);
  return { open, setOpen: (items: readonly number[]) => setOpen(new Set(items)) };
}

type Moved = { itemId: number; way: 'up' | 'down' };

/** Returns the focus to the row's button, if the browser dropped it with the row that moved. */
function useFocusAfterMove(moved: RefObject<Moved | undefined>, version: number) {
  const seen = useRef(version);
  useEffect(() => {
    if (seen.current === version) return;
    seen.current = version;
    const last = moved.current;
    moved.current = undefined;
    if (!last || document.activeElement !== document.body) return;
    const row = document.getElementById(itemMark(last.itemId));
    row?.querySelector<HTMLElement>(`[data-move="${last.way}"]`)?.focus();
  }, [moved, version]);
}
