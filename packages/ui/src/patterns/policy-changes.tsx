export type PolicyChangeText = {
  /** As in '2026-09-01'. */
  day: string;
  /** The same in words, as in 'September 1, 2026'. */
  date: string;
  summary: string;
};

type PolicyChangesProps = { changes: readonly PolicyChangeText[] };

/** What changed in a policy, in plain words, each change with its date. */
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
