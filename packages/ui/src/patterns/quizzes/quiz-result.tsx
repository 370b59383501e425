import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { Button } from '../../primitives/button';
import { Note } from '../../primitives/note';
import { AttemptStatus } from './attempt-status';
import { formatDuration } from './countdown';

export type QuizResultProps = {
  quizTitle: string;
  score: number;
  total: number;
  /** Rounded to a whole number. */
  percentage: number;
  isPassed: boolean;
  timeUsedSeconds: number;
  /** True when the attempt was submitted because its time ran out. */
  hasTimeRunOut?: boolean;
  /** Note on corrections made since. */
  correction?: ReactNode;
  /** The certificate, which comes first after a pass. */
  certificate?: ReactNode;
  /** A QuizWrongAnswers, if there are any. */
  wrongAnswers?: ReactNode;
  /** Starts a new attempt. Left out when the quiz is no longer offered. */
  onTakeAgain?: () => void;
  /** Links to go on with: the review, the history, the library. */
  links?: ReactNode;
};

const grades = [
  { from: 80, grade: 'high', words: 'Excellent' },
  { from: 60, grade: 'middle', words: 'Good' },
] as const;

const low = { grade: 'low', words: 'Needs practice' } as const;

const percentageStyle = cva('font-serif text-48 font-strong tracking-[-0.02em] tabular-nums', {
  variants: { grade: { high: 'text-positive', middle: 'text-caution', low: 'text-danger' } },
});

/** Shows the end of a quiz: score, percentage, time, whether it is passed, and next steps. */
export function QuizResult(props: QuizResultProps) {
  const { quizTitle, score, total, percentage, isPassed, hasTimeRunOut = false, certificate, links } = props;
  return (
    <div className="grid max-w-measure grid-cols-1 gap-6">
      <div className="grid gap-1.5">
        <p className="text-14 text-ink-muted wrap-anywhere">
          <bdi>{quizTitle}</bdi>
        </p>
        <h1>Quiz Completed!</h1>
        <p className="text-18">{`You scored ${score} out of ${total}`}</p>
      </div>
      {isPassed && certificate}
      {hasTimeRunOut && (
        <Note tone="caution" title="Time was up.">
          We counted the answers you had given.
        </Note>
      )}
      <Figures {...props} percentage={percentage} />
      {props.correction && (
        <Note tone="info" title="Corrected after your attempt.">
          {props.correction}
        </Note>
      )}
      {!isPassed && certificate}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-3">
        {props.onTakeAgain && <Button onClick={props.onTakeAgain}>Take Again</Button>}
        {links}
      </div>
      {props.wrongAnswers}
    </div>
  );
}

function Figures({ percentage, isPassed, timeUsedSeconds }: QuizResultProps) {
  const { grade, words } = grades.find(({ from }) => percentage >= from) ?? low;
  return (
    <dl className="flex flex-wrap items-end gap-x-12 gap-y-4 border-y border-line py-5 [&_dt]:text-13 [&_dt]:text-ink-muted">
      <div>
        <dt>Percentage</dt>
        <dd className="flex flex-wrap items-baseline gap-x-3">
          <span className={percentageStyle({ grade })}>{`${percentage}%`}</span>
          <span className="text-15 font-strong">{words}</span>
        </dd>
      </div>
      <div className="grid gap-1.5">
        <dt>Result</dt>
        <dd>
          <AttemptStatus state={isPassed ? 'passed' : 'not-passed'} />
        </dd>
      </div>
      <div>
        <dt>Time used</dt>
        <dd className="font-serif text-22 font-strong tabular-nums">{formatDuration(timeUsedSeconds)}</dd>
      </div>
    </dl>
  );
}
