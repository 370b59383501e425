import { ArrowRight } from 'lucide-react';
import { type ReactNode, useId } from 'react';
import { Link } from '../../primitives/link';

export type CueSectionProps = {
  title: string;
  /** One or two lines under the heading. */
  lead?: ReactNode;
  /** Link to the complete list. */
  action?: { label: string; to: string };
  children: ReactNode;
};

/** Section in the style of Cornell notes: a double rule, then heading | red margin | content. */
export function CueSection({ title, lead, action, children }: CueSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="rule-double mt-12 pt-6 lg:mt-16 lg:grid lg:grid-cols-[var(--cue)_minmax(0,1fr)] lg:pt-0"
    >
      <header className="mb-5 grid content-start justify-items-start gap-2 border-margin-rule lg:mb-0 lg:border-e lg:pt-8 lg:pe-6">
        <h2 id={headingId} className="text-22 leading-[1.22] tracking-[-0.011em]">
          {title}
        </h2>
        {lead && <div className="text-14 text-ink-muted">{lead}</div>}
        {action && (
          <Link
            to={action.to}
            className="inline-flex min-h-7 items-center gap-1 text-14 font-strong no-underline hover:underline"
          >
            {action.label}
            <ArrowRight aria-hidden="true" size={16} strokeWidth={1.75} className="rtl:-scale-x-100" />
          </Link>
        )}
      </header>
      <div className="min-w-0 lg:ps-6 lg:pt-8">{children}</div>
    </section>
  );
}
