import { type ReactNode, useId } from 'react';

type CalloutProps = { title: string; children: ReactNode; actions?: ReactNode };

/** Box above the rest of the page with the customer's next step. */
export function Callout({ title, children, actions }: CalloutProps) {
  const headingId = useId();
  return (
    <section
      aria-labelledby={headingId}
      className="mb-8 grid gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6 print:hidden"
    >
      <h2 id={headingId} className="text-18 lg:text-22">
        {title}
      </h2>
      <div className="grid gap-3 text-15 [&>p]:max-w-measure">{children}</div>
      {actions && <div className="flex flex-wrap gap-2 max-sm:grid">{actions}</div>}
    </section>
  );
}
