import { ArrowRight } from 'lucide-react';
import type { ReactNode } from 'react';
import { formatCount, formatNumber } from '../../primitives/format-count';
import { Link } from '../../primitives/link';
import { Skeleton } from '../../primitives/skeleton';
import { SubjectTag } from '../documents/subjects/subject-tag';
import { type AttemptState, AttemptStatus } from './attempt-status';
import { type Difficulty, QuizDifficulty } from './quiz-difficulty';

export type QuizCardProps = {
  to: string;
  title: string;
  description?: string | null;
  difficulty: Difficulty;
  /** Name or id. */
  subject: string;
  timeLimitMinutes: number;
  questionCount: number;
  /** Status of the reader's own attempt, such as 'Passed, 80%'. */
  ownAttempt?: { state: AttemptState; text: string };
};

const card = 'rounded-2 border border-line bg-surface-raised px-4.5 py-4';

/** Shows a quiz of the library with its length, time and difficulty. The whole card is one link. */
export function QuizCard(props: QuizCardProps) {
  const { difficulty, subject, timeLimitMinutes, questionCount, ownAttempt, ...rest } = props;
  return (
    <QuizCardFrame
      {...rest}
      subject={<SubjectTag subject={subject} />}
      difficulty={<QuizDifficulty difficulty={difficulty} />}
      facts={`${formatNumber(timeLimitMinutes)} min, ${formatCount(questionCount, 'question')}`}
      ownAttempt={ownAttempt && <AttemptStatus {...ownAttempt} isPlain />}
      start={ownAttempt?.state === 'in-progress' ? 'Continue' : 'Start Quiz'}
    />
  );
}

export type QuizCardFrameProps = {
  to: string;
  title: string;
  description?: string | null;
  subject: ReactNode;
  difficulty: ReactNode;
  facts: string;
  ownAttempt?: ReactNode;
  start?: string;
};

/** Layout of the card. Its texts may be placeholders of a template that the server fills. */
export function QuizCardFrame(props: QuizCardFrameProps) {
  const { to, title, description, subject, difficulty, facts, ownAttempt, start = 'Start Quiz' } = props;
  return (
    <article className={`group relative flex h-full flex-col gap-2.5 hover:border-line-strong ${card}`}>
      <p className="flex items-center justify-between gap-3">
        {subject}
        <span className="flex-none">{difficulty}</span>
      </p>
      <h3 className="text-18 leading-[1.3] wrap-anywhere" dir="auto">
        {title}
      </h3>
      {description && (
        <p className="line-clamp-2 text-14 text-ink-muted wrap-anywhere" dir="auto">
          {description}
        </p>
      )}
      {ownAttempt && <p>{ownAttempt}</p>}
      <p className="mt-auto flex flex-wrap items-center justify-between gap-x-3 gap-y-1 border-t border-line pt-2.5 text-13 leading-5 text-ink-faint tabular-nums">
        <span>{facts}</span>
        <StartLink to={to} title={title} label={start} />
      </p>
    </article>
  );
}

function StartLink({ to, title, label }: { to: string; title: string; label: string }) {
  return (
    <Link
      to={to}
      aria-label={`${label}: ${title}`}
      className="flex items-center gap-1.5 text-14 font-strong no-underline outline-none group-hover:underline after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
    >
      {label}
      <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
    </Link>
  );
}

/** Placeholder while a quiz loads. */
export function QuizCardSkeleton() {
  return (
    <div className={`grid gap-3 ${card}`}>
      <Skeleton width="short" />
      <Skeleton shape="title" width="long" />
      <Skeleton />
      <Skeleton width="half" />
    </div>
  );
}
