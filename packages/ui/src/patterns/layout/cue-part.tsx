import { type ReactNode, useId } from 'react';

export type CuePartProps = {
  title: string;
  /** One or two lines under the heading. */
  lead?: ReactNode;
  children: ReactNode;
};

/**
 * Shows one part of a page's subject, such as the answer to a question: a rule, then heading | red margin | content.
 */
export function CuePart({ title, lead, children }: CuePartProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-3 border-t border-line py-6 md:grid-cols-[112px_minmax(0,1fr)] md:gap-0 md:py-0"
    >
      <header className="border-margin-rule md:border-e md:py-6 md:pe-4">
        <h2 id={headingId} className="text-18 leading-title tracking-[-0.011em]">
          {title}
        </h2>
        {lead && <div className="mt-1 text-13 text-ink-muted print:hidden">{lead}</div>}
      </header>
      <div className="min-w-0 md:ps-6 md:pt-6 md:pb-8">{children}</div>
    </section>
  );
}
