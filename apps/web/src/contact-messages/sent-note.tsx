import { type ReactNode, useEffect, useRef } from 'react';

/** What stands in the place of a form that was sent; it takes the focus that the form had. */
export function SentNote({ label, children }: { label: string; children: ReactNode }) {
  const place = useRef<HTMLElement>(null);
  useEffect(() => place.current?.focus(), []);
  return (
    <section
      ref={place}
      tabIndex={-1}
      aria-label={label}
      className="grid max-w-measure scroll-mt-24 justify-items-start gap-3 rounded-2"
    >
      {children}
    </section>
  );
}
