import { type ReactNode, useId } from 'react';
import { usePanelFocus } from './use-panel-focus';

type PanelProps = {
  title: string;
  /** Introduction in a sentence or two. */
  lead?: ReactNode;
  /** Anchor, as in /settings#password. */
  id?: string;
  children: ReactNode;
};

/** Box with a heading for one topic of a page. */
export function Panel({ title, lead, id, children }: PanelProps) {
  const headingId = useId();
  const { heading, panelProps } = usePanelFocus();
  return (
    <section
      id={id}
      aria-labelledby={headingId}
      {...panelProps}
      className="grid content-start gap-4 rounded-2 border border-line bg-surface-raised p-5 lg:p-6"
    >
      <header className="grid gap-1">
        <h2 ref={heading} id={headingId} tabIndex={-1} className="text-18 lg:text-22">
          {title}
        </h2>
        {lead && <div className="max-w-measure text-14 text-ink-muted">{lead}</div>}
      </header>
      {children}
    </section>
  );
}
