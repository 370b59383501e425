import { CardLink } from '../../primitives/card-link';
import type { FormattedMoment } from '../orders/order-timeline';
import { type AttemptState, AttemptStatus } from './attempt-status';

export type AttemptRowProps = {
  to: string;
  quizTitle: string;
  when: FormattedMoment;
  state: AttemptState;
  /** Null while the attempt is in progress. */
  result: { score: number; total: number; percentage: number } | null;
};

/** Shows one attempt at a quiz on a line: title, date and result. The whole row is one link. */
export function AttemptRow({ to, quizTitle, when, state, result }: AttemptRowProps) {
  return (
    <div className="group relative grid grid-cols-[minmax(0,1fr)_auto] items-center gap-x-4 gap-y-1 py-3.5 sm:grid-cols-[minmax(0,1fr)_auto_132px]">
      <div className="min-w-0 leading-[1.35]">
        <p className="text-15 leading-[1.35] font-strong wrap-anywhere">
          <CardLink to={to}>
            <bdi>{quizTitle}</bdi>
          </CardLink>
        </p>
        <time dateTime={when.at} title={when.exact} className="text-13 text-ink-muted">
          {when.text}
        </time>
      </div>
      <p className="text-end whitespace-nowrap tabular-nums">
        {result && (
          <>
            <b className="font-serif text-18 leading-title font-strong">{`${result.percentage}%`}</b>
            <span className="block text-12 leading-4.5 text-ink-faint">{`${result.score} of ${result.total}`}</span>
          </>
        )}
      </p>
      <p className="max-sm:col-span-full sm:text-end">
        <AttemptStatus state={state} isPlain />
      </p>
    </div>
  );
}

export type AttemptRowsProps = { attempts: readonly (AttemptRowProps & { key: string })[] };

/** Lists attempts, separated by rules. */
export function AttemptRows({ attempts }: AttemptRowsProps) {
  return (
    <ul className="grid">
      {attempts.map(({ key, ...attempt }) => (
        <li key={key} className="border-line not-last:border-b">
          <AttemptRow {...attempt} />
        </li>
      ))}
    </ul>
  );
}
