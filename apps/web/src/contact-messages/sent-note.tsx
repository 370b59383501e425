import { type ReactNode, useEffect, useRef } from 'react';

/** Replaces a sent form and takes over its focus. */
export function SentNote({ label, children }: { label: string; children: ReactNode }) {
  const section = useRef<HTMLElement>(null);
  useEffect(() => section.current?.focus(), []);
  return (
    <section
      ref={section}
      tabIndex={-1}
      aria-label={label}
      className="grid max-w-measure scroll-mt-24 justify-items-start gap-3 rounded-2"
    >
      {children}
    </section>
  );
}
