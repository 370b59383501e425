import type { ReactNode } from 'react';

type PanelSectionProps = { title: string; children: ReactNode };

/** A part of the panel under its small heading. */
export function PanelSection({ title, children }: PanelSectionProps) {
  return (
    <section className="grid grid-cols-1 gap-1.5">
      <h3 className="font-sans text-13 leading-ui font-strong tracking-normal text-ink-muted">{title}</h3>
      {children}
    </section>
  );
}
