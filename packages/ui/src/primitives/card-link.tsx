import type { ReactNode } from 'react';
import { Link } from './link';

export type CardLinkProps = {
  to: string;
  children: ReactNode;
};

/** Title that makes the whole card around it one link. The card must be `relative` and a `group`. */
export function CardLink({ to, children }: CardLinkProps) {
  return (
    <Link
      to={to}
      className="text-ink no-underline decoration-1 underline-offset-[.2em] outline-none group-hover:underline after:absolute after:inset-0 after:rounded-2 focus-visible:after:outline-2 focus-visible:after:outline-offset-2 focus-visible:after:outline-accent"
    >
      {children}
    </Link>
  );
}
