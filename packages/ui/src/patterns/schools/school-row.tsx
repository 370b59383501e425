import { CardLink } from '../../primitives/card-link';
import { formatNumber } from '../../primitives/format-count';
import { Monogram } from './monogram';

export type SchoolRowProps = {
  to: string;
  /** Letters of the monogram: 'KU'. */
  initials: string;
  name: string;
  /** Display name: 'Community College'. */
  type: string;
  location?: string | null;
  documentCount: number;
  questionCount: number;
};

/** Shows a school on one line: monogram, name, type, place, and number of courses and documents. */
export function SchoolRow(props: SchoolRowProps) {
  const { to, initials, name, type, location, documentCount, questionCount } = props;
  return (
    <div className="group relative grid grid-cols-[40px_minmax(0,1fr)_auto] items-center gap-3.5 py-3.5">
      <Monogram initials={initials} />
      <div className="min-w-0 leading-[1.35]">
        <p className="text-15 leading-[1.35] font-strong wrap-anywhere">
          <CardLink to={to}>{name}</CardLink>
        </p>
        <p className="text-13 leading-[1.35] text-ink-muted wrap-anywhere">
          {[type, location].filter(Boolean).join(', ')}
        </p>
      </div>
      <p className="text-end text-12 leading-4.5 whitespace-nowrap text-ink-faint tabular-nums">
        <Count count={documentCount} noun="document" />
        <Count count={questionCount} noun="question" />
      </p>
    </div>
  );
}

function Count({ count, noun }: { count: number; noun: string }) {
  if (count === 0) return null;
  return (
    <span className="block">
      <b className="font-strong text-ink">{formatNumber(count)}</b> {count === 1 ? noun : `${noun}s`}
    </span>
  );
}

export type SchoolRowsProps = { schools: SchoolRowProps[] };

/** Lists schools in one column, or two from 900 px on, separated by rules. */
export function SchoolRows({ schools }: SchoolRowsProps) {
  return (
    <ul className="grid lg:-mt-3.5 lg:grid-cols-2 lg:gap-x-10">
      {schools.map((school) => (
        <li key={school.to} className="border-line not-last:border-b lg:nth-last-2:odd:border-b-0">
          <SchoolRow {...school} />
        </li>
      ))}
    </ul>
  );
}
