import { ArrowLeft, ArrowRight, CloudUpload, Flag, FlagOff, WifiOff } from 'lucide-react';
import { type ReactNode, useState } from 'react';
import { Button } from '../../primitives/button';
import { formatCount } from '../../primitives/format-count';
import { Icon } from '../../primitives/icon';
import { Kbd } from '../../primitives/kbd';
import { Logo } from '../../primitives/logo';
import { Note } from '../../primitives/note';
import { Stroke } from '../../primitives/progress';
import { type QuizKeys, useQuizKeys } from './use-quiz-keys';

export type QuizFrameProps = QuizKeys & {
  /** Link of the logo. */
  to: string;
  title: string;
  /** 'Medium, 25 questions'. */
  summary: string;
  /** A QuizTimer; absent in a review. */
  timer?: ReactNode;
  /** Progress bar under the head. */
  progress: { label: string; value: number; max: number };
  /** Number of answers stored on this device and not sent yet. */
  keptCount?: number;
  /** Set while answers are not sent: without a connection, or because the site does not answer. */
  cutOff?: 'offline' | 'unreachable';
  /** True for an attempt without a limit, which has no clock. */
  isUntimed?: boolean;
  isFlagged?: boolean;
  /** A QuizMap or a QuizReviewMap. */
  map: ReactNode;
  /** A QuizQuestion or a QuizReview. */
  children: ReactNode;
};

/** Page of a quiz in progress or in review: head, question, map, and keyboard shortcuts for both. */
export function QuizFrame(props: QuizFrameProps) {
  const { keptCount = 0, cutOff, isUntimed = false, map, children } = props;
  const { onPrevious, onNext, onChoose, onFlag } = props;
  const [areKeysOn, setAreKeysOn] = useState(true);
  useQuizKeys({ onPrevious, onNext, onChoose, onFlag }, areKeysOn);
  return (
    <>
      <Head {...props} />
      <div className="wrap pt-5 pb-16">
        {cutOff && (
          <Note tone="offline" title={cutOffTitles[cutOff]}>
            {keptWords(keptCount, cutOff)}
            {!isUntimed && ' The clock keeps running.'}
          </Note>
        )}
        <div className="mt-6 grid grid-cols-1 gap-10 lg:mt-10 lg:grid-cols-[minmax(0,1fr)_300px] lg:gap-16">
          <div className="grid grid-cols-1 content-start gap-5">
            {children}
            <Moves {...props} />
            <KeyHelp {...props} areKeysOn={areKeysOn} onSwitch={() => setAreKeysOn(!areKeysOn)} />
          </div>
          {map}
        </div>
      </div>
    </>
  );
}

const cutOffTitles = { offline: 'You are offline.', unreachable: 'We could not reach the site.' };

function keptWords(count: number, cutOff: keyof typeof cutOffTitles): string {
  const when = cutOff === 'offline' ? 'when you are back online' : 'when the site answers again';
  if (count === 0) return `We save your answers on this device and send them ${when}.`;
  const [are, them] = count === 1 ? ['is', 'it'] : ['are', 'them'];
  return `${formatCount(count, 'answer')} ${are} saved on this device. We send ${them} ${when}.`;
}

function Head({ to, title, summary, timer, progress, keptCount = 0, cutOff }: QuizFrameProps) {
  const { label, value, max } = progress;
  return (
    <header className="sticky top-0 z-10 bg-surface print:static">
      <div className="wrap flex min-h-16 items-center gap-4">
        <span className="flex flex-none max-sm:hidden">
          <Logo to={to} isNameHidden />
        </span>
        <div className="me-auto grid min-w-0 leading-[1.3]">
          <h1
            title={title}
            dir="auto"
            className="truncate font-sans text-15 leading-[1.3] font-strong tracking-normal"
          >
            {title}
          </h1>
          <p className="truncate text-12 leading-[1.3] text-ink-muted">{summary}</p>
        </div>
        {keptCount > 0 && (
          <p className="flex flex-none items-center gap-1.5 text-13 font-strong whitespace-nowrap text-caution max-sm:hidden">
            <Icon icon={cutOff ? WifiOff : CloudUpload} size="sm" />
            {`${formatCount(keptCount, 'answer')} not sent yet`}
          </p>
        )}
        {timer}
      </div>
      <Stroke label={label} value={value} max={max} valueText={`${value} of ${max}`} size="sm" />
    </header>
  );
}

function Moves({ onPrevious, onNext, onFlag, isFlagged = false }: QuizFrameProps) {
  return (
    <div
      data-foot-bar
      className="flex items-center gap-2 pt-2 max-sm:sticky max-sm:bottom-0 max-sm:z-1 max-sm:-mx-(--gutter) max-sm:border-t max-sm:border-line max-sm:bg-surface max-sm:px-(--gutter) max-sm:py-2.5"
    >
      <Button onClick={onPrevious} aria-disabled={!onPrevious || undefined}>
        <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
        Previous
      </Button>
      {onFlag && (
        <Button variant="quiet" onClick={onFlag}>
          <Icon icon={isFlagged ? FlagOff : Flag} size="sm" />
          {isFlagged ? 'Unflag' : 'Flag'}
        </Button>
      )}
      <span className="ms-auto">
        <Button variant="primary" onClick={onNext} aria-disabled={!onNext || undefined}>
          Next
          <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
        </Button>
      </span>
    </div>
  );
}

type KeyHelpProps = QuizKeys & { areKeysOn: boolean; onSwitch: () => void };

/** Single-key shortcuts disturb people who control their computer by voice, so they can be turned off. */
function KeyHelp({ onChoose, onFlag, areKeysOn, onSwitch }: KeyHelpProps) {
  return (
    <div className="hidden flex-wrap items-center gap-x-4 gap-y-1 text-12 text-ink-faint pointer-fine:flex print:hidden">
      {areKeysOn && (
        <>
          {onChoose && (
            <span>
              <Kbd>A</Kbd>–<Kbd>D</Kbd> choose
            </span>
          )}
          <span>
            <Kbd>←</Kbd> <Kbd>→</Kbd> move
          </span>
          {onFlag && (
            <span>
              <Kbd>F</Kbd> flag
            </span>
          )}
        </>
      )}
      <Button variant="quiet" size="sm" onClick={onSwitch}>
        {areKeysOn ? 'Turn off keyboard shortcuts' : 'Turn on keyboard shortcuts'}
      </Button>
    </div>
  );
}
