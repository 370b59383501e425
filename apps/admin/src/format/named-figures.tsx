import { Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';

/** Figures at the top of a page. */
export function NamedFigures({ children }: { children: ReactNode }) {
  return (
    <dl className="grid grid-cols-2 gap-x-6 gap-y-4 border-y border-line py-4 md:grid-cols-4">{children}</dl>
  );
}

type NamedFigureProps = {
  name: string;
  /** Undefined while it loads. */
  children: ReactNode;
};

/** One figure under its name. */
export function NamedFigure({ name, children }: NamedFigureProps) {
  return (
    <div className="grid content-start gap-0.5">
      <dt className="text-13 text-ink-muted">{name}</dt>
      <dd className="text-18 leading-title font-strong tabular-nums wrap-anywhere">
        {children ?? <Skeleton width="short" />}
      </dd>
    </div>
  );
}
