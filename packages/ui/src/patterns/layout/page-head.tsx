import { ArrowLeft } from 'lucide-react';
import type { MouseEventHandler, ReactNode } from 'react';
import { Link } from '../../primitives/link';

export type PageHeadProps = {
  title: ReactNode;
  /** One or two sentences under the title. */
  lead?: ReactNode;
  /** Line above the title, such as the subject or a status. */
  eyebrow?: ReactNode;
  /** Short facts under the title, each in its own element. */
  meta?: ReactNode;
  /** Shown at the end of the line on wide screens and below the title on a phone. One of them may be primary. */
  actions?: ReactNode;
  /** Link to the parent page. `onClick` may go back in the history instead. */
  back?: { label: string; to: string; onClick?: MouseEventHandler<HTMLAnchorElement> };
};

/** Head of a page, with its only h1. */
export function PageHead({ title, lead, eyebrow, meta, actions, back }: PageHeadProps) {
  return (
    <>
      {back && (
        <nav aria-label="Back" className="flex pt-5 text-14 leading-5 print:hidden">
          <Link
            to={back.to}
            onClick={back.onClick}
            className="inline-flex min-h-6 items-center gap-1 no-underline hover:underline"
          >
            <ArrowLeft aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
            {back.label}
          </Link>
        </nav>
      )}
      <div className="grid gap-x-8 gap-y-3 py-6 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-center lg:py-8">
        <div className="grid justify-items-start gap-3">
          {eyebrow}
          <h1 className="max-w-[46ch] wrap-anywhere">{title}</h1>
          {lead && <div className="max-w-measure text-ink-muted">{lead}</div>}
          {meta && (
            <div className="flex flex-wrap items-center gap-x-4 gap-y-2 text-14 text-ink-muted">{meta}</div>
          )}
        </div>
        {actions && <div className="flex flex-wrap gap-2 max-sm:grid">{actions}</div>}
      </div>
    </>
  );
}
