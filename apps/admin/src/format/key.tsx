/** A key of the keyboard. */
export function Key({ name }: { name: string }) {
  return (
    <kbd className="rounded-1 border border-b-2 border-line bg-surface-raised px-1.5 py-0.75 font-sans text-12 leading-none font-medium text-ink-muted">
      {name}
    </kbd>
  );
}
