import { CopyButton } from '@aw/ui/primitives/copy-button';
import type { ReactNode } from 'react';

/** Facts about an item, one per row. */
export function Facts({ children }: { children: ReactNode }) {
  return <dl className="grid text-13">{children}</dl>;
}

type FactProps = { name: string; children: ReactNode };

/** One row; nothing if there is no value. */
export function Fact({ name, children }: FactProps) {
  if (!children) return null;
  return (
    <div className="flex justify-between gap-4 border-b border-line py-1.75 last:border-0">
      <dt className="flex-none text-ink-muted">{name}</dt>
      <dd className="min-w-0 text-end font-medium wrap-anywhere tabular-nums">{children}</dd>
    </div>
  );
}

type CopiedTextProps = { value: string; label: string; children: ReactNode };

/** Text with a button that copies its full value, even if it is shown shortened. */
export function CopiedText({ value, label, children }: CopiedTextProps) {
  return (
    <span className="inline-flex max-w-full items-center gap-0.5">
      <span className="min-w-0" title={value}>
        {children}
      </span>
      <span className="-my-1.75 flex-none">
        <CopyButton value={value} label={label} />
      </span>
    </span>
  );
}
