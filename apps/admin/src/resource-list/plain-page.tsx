import type { ReactNode } from 'react';
import { useTitle } from '../format/use-title';

type PlainPageProps = {
  title: string;
  /** Purpose of the page. */
  lead?: ReactNode;
  /** Actions on the whole list, at the end of the title's line. */
  actions?: ReactNode;
  children: ReactNode;
};

/** Page of a list without a panel. */
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
