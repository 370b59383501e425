import { cva } from 'class-variance-authority';
import { ChevronDown, Lock } from 'lucide-react';
import { useId, useState } from 'react';
import { Button } from '../../primitives/button';
import { Icon } from '../../primitives/icon';
import { Spinner } from '../../primitives/spinner';
import { RichText } from '../layout/rich-text';

export type AnswerStep = {
  number: number;
  label: string;
  /** Null until the reader has opened the step. */
  html: string | null;
};

export type AnswerStepsProps = {
  /** Name of the list, such as 'Hints'. */
  label: string;
  steps: readonly AnswerStep[];
  /** Requests a closed step. Only the next one can be requested. */
  onReveal: (number: number) => void;
  /** Number of the step that is loading. */
  pendingNumber?: number;
  /** Step that failed to load, and why. */
  failure?: { number: number; text: string };
};

const numberStyle = cva(
  'grid size-7 flex-none place-items-center rounded-full border font-serif text-14 leading-none font-strong',
  {
    variants: {
      isOpen: { true: 'border-mark-edge bg-mark text-mark-ink', false: 'border-line-strong text-ink' },
    },
  },
);

/** Shows hints before an answer. They open one at a time, in order; the numbers of opened ones are highlighted. */
export function AnswerSteps({ label, steps, ...revealProps }: AnswerStepsProps) {
  const next = steps.find(({ html }) => html === null)?.number;
  return (
    <ol aria-label={label} className="rounded-2 border border-line bg-surface-raised">
      {steps.map((step) => (
        <li
          key={step.number}
          // On paper, a closed hint would show only its name.
          className={`border-line not-last:border-b ${step.html === null ? 'print:hidden' : ''}`}
        >
          <Step step={step} isNext={step.number === next} {...revealProps} />
        </li>
      ))}
    </ol>
  );
}

type StepProps = Omit<AnswerStepsProps, 'label' | 'steps'> & { step: AnswerStep; isNext: boolean };

function Step({ step, isNext, onReveal, pendingNumber, failure }: StepProps) {
  const { number, label, html } = step;
  const [isFolded, setIsFolded] = useState(false);
  const id = useId();
  const isPending = pendingNumber === number;
  const isOpen = html !== null && !isFolded;
  const isLocked = html === null && !isNext;
  const press = () => {
    if (html !== null) setIsFolded(!isFolded);
    else if (isNext && !isPending) onReveal(number);
  };
  return (
    <>
      <button
        type="button"
        aria-expanded={isOpen}
        aria-controls={id}
        aria-disabled={isLocked || isPending || undefined}
        aria-busy={isPending || undefined}
        onClick={press}
        className="grid min-h-13 w-full grid-cols-[28px_minmax(0,1fr)_16px] items-center gap-3 rounded-2 px-4 py-2.75 text-start text-15 aria-disabled:cursor-default"
      >
        <span aria-hidden="true" className={numberStyle({ isOpen })}>
          {number}
        </span>
        <span className={`font-strong wrap-anywhere ${isLocked ? 'text-ink-muted' : ''}`} dir="auto">
          <span className="sr-only">{`Hint ${number}: `}</span>
          {label}
          {isLocked && <span className="sr-only">{`, opens after hint ${number - 1}`}</span>}
        </span>
        <span className="text-ink-muted print:hidden">
          <Sign isPending={isPending} isLocked={isLocked} isOpen={isOpen} />
        </span>
      </button>
      <div id={id} aria-live="polite">
        {isOpen && (
          <div className="pe-4 pb-4 ps-4 text-15 sm:ps-14">
            <RichText html={html} source="" />
          </div>
        )}
        {failure?.number === number && (
          <p className="flex flex-wrap items-center gap-x-3 gap-y-1 px-4 pb-3 text-14 text-danger sm:ps-14">
            {failure.text}
            <Button size="sm" onClick={() => onReveal(number)}>
              Try again
            </Button>
          </p>
        )}
      </div>
    </>
  );
}

function Sign({ isPending, isLocked, isOpen }: { isPending: boolean; isLocked: boolean; isOpen: boolean }) {
  if (isPending) return <Spinner />;
  if (isLocked) return <Icon icon={Lock} size="sm" />;
  return (
    <span className={`block ${isOpen ? 'rotate-180' : ''}`}>
      <Icon icon={ChevronDown} size="sm" />
    </span>
  );
}
