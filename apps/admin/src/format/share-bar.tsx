type ShareBarProps = {
  /** From 0 to 1. */
  share: number;
};

/** Bar whose length shows a share. The figure itself is shown beside it. */
export function ShareBar({ share }: ShareBarProps) {
  return (
    <span aria-hidden="true" className="block h-1 max-w-60 rounded-1 bg-surface-sunken">
      <span className="block h-full rounded-1 bg-ink-muted" style={{ width: `${share * 100}%` }} />
    </span>
  );
}
