export type PolicyChangeText = {
  /** ISO date: '2026-09-01'. */
  day: string;
  /** The day in words: 'September 1, 2026'. */
  date: string;
  summary: string;
};

type PolicyChangesProps = { changes: readonly PolicyChangeText[] };

/** Lists the changes of a policy in plain words, each with its date. */
export function PolicyChanges({ changes }: PolicyChangesProps) {
  if (changes.length === 0) return <p>There is no summary of this change. Please read the whole text.</p>;
  return (
    <ul className="grid gap-3">
      {changes.map(({ day, date, summary }) => (
        <li key={day}>
          <p className="font-strong">
            Changed on <time dateTime={day}>{date}</time>
          </p>
          <p className="whitespace-pre-line wrap-anywhere">{summary}</p>
        </li>
      ))}
    </ul>
  );
}
