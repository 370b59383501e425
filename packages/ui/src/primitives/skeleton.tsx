import { cva } from 'class-variance-authority';
import type { ReactNode } from 'react';
import { VisuallyHidden } from './visually-hidden';

const skeletonStyle = cva(
  'block max-w-full rounded-1 bg-[color-mix(in_oklch,var(--surface-raised),var(--line)_55%)]',
  {
    variants: {
      shape: {
        line: 'h-3.5',
        title: 'h-4.5',
        control: 'h-11',
        block: 'h-43',
        square: 'size-10',
        circle: 'size-10 rounded-full',
      },
      width: { full: 'w-full', long: 'w-11/12', half: 'w-3/5', short: 'w-1/4' },
    },
  },
);

type SkeletonProps = {
  shape?: 'line' | 'title' | 'control' | 'block' | 'square' | 'circle';
  /** Width relative to the space around it; squares and circles have a fixed one. */
  width?: 'full' | 'long' | 'half' | 'short';
};

/** Placeholder in the final size of something that is loading, so that nothing moves when it arrives. */
export function Skeleton({ shape = 'line', width = 'full' }: SkeletonProps) {
  const hasOwnWidth = shape === 'square' || shape === 'circle';
  return (
    <span aria-hidden="true" className={skeletonStyle({ shape, width: hasOwnWidth ? undefined : width })} />
  );
}

type LoadingRegionProps = {
  /** Announced text, such as 'Loading documents…'. */
  label: string;
  children: ReactNode;
};

/** Announces once that something is loading, and hides the skeletons inside from screen readers. */
export function LoadingRegion({ label, children }: LoadingRegionProps) {
  return (
    <div aria-busy="true">
      <VisuallyHidden isAnnounced>{label}</VisuallyHidden>
      <div aria-hidden="true">{children}</div>
    </div>
  );
}
