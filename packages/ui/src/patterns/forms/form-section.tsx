import { type ReactNode, useId } from 'react';

export type FormSectionProps = {
  title: string;
  /** Purpose of this part, in a line under the heading. */
  lead?: string;
  children: ReactNode;
};

/** Part of a long form: its heading, the red margin line, then the fields. */
export function FormSection({ title, lead, children }: FormSectionProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="grid grid-cols-1 gap-3 border-t border-line py-6 md:grid-cols-[120px_minmax(0,1fr)] md:gap-0 md:py-0"
    >
      <header className="border-margin-rule md:border-e md:py-6 md:pe-3">
        <h2 id={headingId} className="text-18 leading-title">
          {title}
        </h2>
        {lead && <p className="mt-1 text-13 text-ink-muted">{lead}</p>}
      </header>
      <div className="min-w-0 md:ps-6 md:pt-6 md:pb-8">{children}</div>
    </section>
  );
}
