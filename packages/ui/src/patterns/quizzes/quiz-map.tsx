import { cva } from 'class-variance-authority';
import { Check, Flag, X } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';

/** `kept` is answered on this device and not sent yet; `open` has no answer. */
export type QuizMapQuestion = { state: 'saved' | 'kept' | 'open'; isFlagged: boolean };

export type QuizMapProps = {
  questions: readonly QuizMapQuestion[];
  /** Number of the question on screen, from 1. */
  current: number;
  onSelect: (number: number) => void;
  onSubmit: () => void;
  isSubmitting?: boolean;
};

/** Numbers of all questions of an attempt with their state, and the button that submits the attempt. */
export function QuizMap({ questions, current, onSelect, onSubmit, isSubmitting }: QuizMapProps) {
  const open = questions.filter(({ state }) => state === 'open').length;
  return (
    <MapFrame count={`${questions.length - open} of ${questions.length} answered`}>
      <ol className={numbers}>
        {questions.map(({ state, isFlagged }, index) => (
          <NumberButton
            // A question has no name other than its number.
            key={`${index + 1}`}
            number={index + 1}
            look={state}
            words={isFlagged ? `${stateWords[state]}, flagged` : stateWords[state]}
            sign={
              isFlagged && <Flag aria-hidden="true" className={`fill-current text-danger ${signStyle}`} />
            }
            isCurrent={current === index + 1}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <ul className={legend}>
        <LegendItem look="saved">Saved</LegendItem>
        <LegendItem look="kept">Not sent yet</LegendItem>
        <li className="flex items-center gap-2">
          <Flag aria-hidden="true" size={16} className="flex-none fill-current text-danger" />
          Flagged
        </li>
        <LegendItem look="open">Not answered</LegendItem>
      </ul>
      <Button isBlock onClick={onSubmit} isPending={isSubmitting} pendingLabel="Submitting...">
        Submit quiz
      </Button>
      <p className="text-12 text-ink-faint">{openWords(open)}</p>
    </MapFrame>
  );
}

function openWords(open: number) {
  if (open === 0) return 'All questions are answered.';
  return `${formatCount(open, 'question')} ${open === 1 ? 'is' : 'are'} still unanswered. Unanswered questions count as wrong.`;
}

type ReviewState = 'right' | 'wrong' | 'open' | 'uncounted';

export type QuizReviewMapProps = {
  /** State of each question; `uncounted` was dropped as faulty and counts for nobody. */
  questions: readonly ReviewState[];
  current: number;
  onSelect: (number: number) => void;
  /** Links to go on with, such as one to all attempts. */
  actions?: ReactNode;
};

/** Numbers of all questions of a submitted attempt, with the right ones marked. */
export function QuizReviewMap({ questions, current, onSelect, actions }: QuizReviewMapProps) {
  const right = questions.filter((state) => state === 'right').length;
  const counted = questions.filter((state) => state !== 'uncounted').length;
  return (
    <MapFrame count={`${right} of ${counted} right`}>
      <ol className={numbers}>
        {questions.map((state, index) => (
          <NumberButton
            key={`${index + 1}`}
            number={index + 1}
            look={state}
            words={stateWords[state]}
            sign={<StateSign state={state} />}
            isCurrent={current === index + 1}
            onSelect={onSelect}
          />
        ))}
      </ol>
      <ul className={legend}>
        <LegendItem look="right">Right</LegendItem>
        <LegendItem look="wrong">Wrong</LegendItem>
        <LegendItem look="open">Not answered</LegendItem>
        {counted < questions.length && <LegendItem look="uncounted">Not counted</LegendItem>}
      </ul>
      {actions}
    </MapFrame>
  );
}

const numbers = 'grid grid-cols-5 gap-2';
const legend = 'grid grid-cols-2 gap-x-3 gap-y-1.5 text-13 leading-5 text-ink-muted';
const signStyle = 'absolute end-0.5 top-0.5 size-3.25';

type Look = 'saved' | 'kept' | ReviewState;

const stateWords: Record<Look, string> = {
  saved: 'answered',
  kept: 'answered, saved on this device, not sent yet',
  open: 'not answered',
  right: 'right',
  wrong: 'wrong',
  uncounted: 'not counted',
};

const cell = cva('', {
  variants: {
    look: {
      saved: 'border-transparent bg-mark-soft text-ink shadow-[inset_0_-4px_0_var(--mark)]',
      kept: 'border-[1.5px] border-dashed border-caution text-ink',
      open: 'border-line text-ink-muted hover:border-line-strong',
      right: 'border-transparent bg-positive-surface text-positive',
      wrong: 'border-transparent bg-danger-surface text-danger',
      uncounted: 'border-[1.5px] border-dotted border-line-strong text-ink-muted',
    },
  },
});

type NumberButtonProps = {
  number: number;
  look: Look;
  words: string;
  sign: ReactNode;
  isCurrent: boolean;
  onSelect: (number: number) => void;
};

function NumberButton({ number, look, words, sign, isCurrent, onSelect }: NumberButtonProps) {
  return (
    <li className="grid">
      <button
        type="button"
        aria-label={`Question ${number}, ${words}`}
        aria-current={isCurrent ? 'step' : undefined}
        onClick={() => onSelect(number)}
        className={`relative grid min-h-11 place-items-center rounded-1 border text-15 tabular-nums aria-[current=step]:font-bold aria-[current=step]:text-ink aria-[current=step]:not-focus-visible:outline-2 aria-[current=step]:not-focus-visible:outline-offset-1 aria-[current=step]:not-focus-visible:outline-ink ${cell({ look })}`}
      >
        {number}
        {sign}
      </button>
    </li>
  );
}

function StateSign({ state }: { state: ReviewState }) {
  if (state === 'open' || state === 'uncounted') return null;
  const Sign = state === 'right' ? Check : X;
  return <Sign aria-hidden="true" strokeWidth={2.5} className={signStyle} />;
}

function LegendItem({ look, children }: { look: Look; children: string }) {
  const isReview = look === 'right' || look === 'wrong';
  return (
    <li className="flex items-center gap-2">
      <span
        aria-hidden="true"
        className={`grid size-4 flex-none place-items-center rounded-[2px] border ${look === 'open' ? 'border-line-strong' : cell({ look })}`}
      >
        {isReview &&
          (look === 'right' ? <Check size={12} strokeWidth={2.5} /> : <X size={12} strokeWidth={2.5} />)}
      </span>
      {children}
    </li>
  );
}

function MapFrame({ count, children }: { count: string; children: ReactNode }) {
  const id = useId();
  return (
    <section aria-labelledby={id} className="grid grid-cols-1 content-start gap-4">
      <div className="flex items-baseline justify-between gap-3">
        <h2 id={id} className="text-18 leading-title tracking-[-0.011em]">
          Questions
        </h2>
        <p className="text-14 text-ink-muted tabular-nums">{count}</p>
      </div>
      {children}
    </section>
  );
}
