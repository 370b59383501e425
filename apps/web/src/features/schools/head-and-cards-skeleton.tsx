import { Skeleton } from '@aw/ui/primitives/skeleton';
import type { ReactNode } from 'react';
import { CardSkeletons } from '~/shell/card-skeletons';

type HeadAndCardsSkeletonProps = {
  title: string;
  /** Says what loads: 'Loading courses…'. */
  label: string;
  /** Placeholder of one card. */
  card: ReactNode;
};

/** Placeholder for the head of a school or course and the cards below it. */
export function HeadAndCardsSkeleton({ title, label, card }: HeadAndCardsSkeletonProps) {
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-5 pb-16" data-state="loading">
      <h1 className="sr-only">{title}</h1>
      <div className="grid gap-4 py-8">
        <Skeleton width="short" />
        <Skeleton shape="control" width="half" />
        <Skeleton width="short" />
      </div>
      <Skeleton shape="control" />
      <CardSkeletons label={label} card={card} />
    </div>
  );
}
