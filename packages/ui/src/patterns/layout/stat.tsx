export type StatProps = {
  label: string;
  /** Formatted figure, with separators and unit. */
  value: string;
};

/** Shows one key figure under its name. Several are placed in a `<dl>`. */
export function Stat({ label, value }: StatProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-ink-muted">{label}</dt>
      <dd className="font-serif text-28 leading-title font-strong tracking-[-0.015em] tabular-nums">
        {value}
      </dd>
    </div>
  );
}
