import type { ReactNode } from 'react';
import { useTitle } from '../format/use-title';

type PlainPageProps = {
  title: string;
  /** What the place is for. */
  lead?: ReactNode;
  /** What can be done to the list as a whole, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The page of a list that opens nothing beside it. */
export function PlainPage({ title, lead, actions, children }: PlainPageProps) {
  useTitle(title);
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">{title}</h1>
        {actions}
      </div>
      {lead && <p className="max-w-measure text-14 text-ink-muted">{lead}</p>}
      {children}
    </div>
  );
}
