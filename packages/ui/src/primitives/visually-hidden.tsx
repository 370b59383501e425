import type { ReactNode } from 'react';

type VisuallyHiddenProps = {
  children: ReactNode;
  /** Reads the content aloud whenever it changes. */
  isAnnounced?: boolean;
};

/** Words for screen readers only. */
export function VisuallyHidden({ children, isAnnounced = false }: VisuallyHiddenProps) {
  return (
    <span className="sr-only" role={isAnnounced ? 'status' : undefined}>
      {children}
    </span>
  );
}
