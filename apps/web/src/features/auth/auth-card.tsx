import type { ReactNode } from 'react';

/** The raised card around a sign-in or sign-up form. */
export function AuthCard({ children }: { children: ReactNode }) {
  return (
    <div className="grid grid-cols-1 gap-5 rounded-2 border border-line bg-surface-raised p-5 lg:p-8">
      {children}
    </div>
  );
}

/** A divider with the word "or", between the form and the other sign-in methods. */
export function OrRule() {
  return (
    <div
      aria-hidden="true"
      className="flex items-center gap-3 text-13 text-ink-faint before:h-px before:flex-1 before:bg-line after:h-px after:flex-1 after:bg-line"
    >
      or
    </div>
  );
}
