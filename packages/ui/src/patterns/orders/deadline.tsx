export type DeadlineProps = {
  /** Meaning of the time: 'Due in', 'Late by', 'Delivered'. */
  label: string;
  /** '5 days 21 h'. */
  value: string;
  /** Exact time in the reader's time zone. */
  note?: string;
  /** Moment for the `datetime` attribute; `exact` shows it with its zone on hover. */
  at?: string;
  exact?: string;
  isLate?: boolean;
};

/** Shows the time that matters now, in large serif type. A late one is named in words and coloured as danger. */
export function Deadline({ label, value, note, at, exact, isLate = false }: DeadlineProps) {
  const tone = isLate ? 'text-danger' : '';
  return (
    <p className="grid leading-[1.35] lg:text-end">
      <span className={`text-14 ${isLate ? 'font-strong text-danger' : 'text-ink-muted'}`}>{label}</span>
      <b className={`font-serif text-28 leading-[1.2] font-strong tracking-[-0.015em] tabular-nums ${tone}`}>
        {value}
      </b>
      {note && (
        <time dateTime={at} title={exact} className="text-14 text-ink-muted">
          {note}
        </time>
      )}
    </p>
  );
}
