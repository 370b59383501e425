export type StatProps = {
  label: string;
  /** The figure as people read it, with its separators and unit. */
  value: string;
  /** What the figure means or since when it counts. */
  note?: string;
};

/** One figure that people decide by, under its name; several stand in a `<dl>`. */
export function Stat({ label, value, note }: StatProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-ink-muted">{label}</dt>
      <dd className="font-serif text-28 leading-title font-strong tracking-[-0.015em] tabular-nums">
        {value}
      </dd>
      {note && <dd className="text-12 text-ink-faint">{note}</dd>}
    </div>
  );
}
