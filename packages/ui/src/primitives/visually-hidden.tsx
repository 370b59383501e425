import type { ReactNode } from 'react';

type VisuallyHiddenProps = {
  children: ReactNode;
  /** Announces the content whenever it changes. */
  isAnnounced?: boolean;
};

/** Text for screen readers only. */
export function VisuallyHidden({ children, isAnnounced = false }: VisuallyHiddenProps) {
  return (
    <span className="sr-only" role={isAnnounced ? 'status' : undefined}>
      {children}
    </span>
  );
}
