import type { ReactNode } from 'react';

export type CardGridProps = {
  /** `<li>` elements with one card each. */
  children: ReactNode;
  /** Number of columns on a wide screen. */
  columns?: 2 | 3;
};

/** Lays out cards of equal height per row: one column on a phone, then as many as fit, up to `columns`. */
export function CardGrid({ children, columns = 3 }: CardGridProps) {
  const many = columns === 3 ? 'xl:grid-cols-3' : 'xl:grid-cols-2';
  return (
    <ul
      className={`grid gap-5 sm:grid-cols-[repeat(auto-fill,minmax(236px,1fr))] sm:gap-x-5 sm:gap-y-6 [&>li]:grid [&>li]:min-w-0 ${many}`}
    >
      {children}
    </ul>
  );
}
