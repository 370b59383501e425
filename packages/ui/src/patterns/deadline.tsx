export type DeadlineProps = {
  /** What the figure says: 'Due in', 'Late by', 'Delivered'. */
  label: string;
  /** '5 days 21 h'. */
  value: string;
  /** The exact time, in the reader's zone. */
  note?: string;
  /** The moment for machines, and with its zone on hover. */
  at?: string;
  exact?: string;
  isLate?: boolean;
};

/** The time that matters now, in serif 28; late is said in words and in the colour of danger. */
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
