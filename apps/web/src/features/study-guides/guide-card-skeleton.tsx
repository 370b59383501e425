import { Skeleton } from '@aw/ui/primitives/skeleton';

/** Holds a guide card's place while it loads. */
export function GuideCardSkeleton() {
  return (
    <div className="grid grid-cols-[72px_minmax(0,1fr)] gap-x-4 gap-y-3 rounded-2 border border-line bg-surface-raised p-4 sm:grid-cols-[96px_minmax(0,1fr)]">
      <div className="h-25 bg-surface-sunken sm:h-33" />
      <div className="grid content-start gap-2.5">
        <Skeleton width="half" />
        <Skeleton shape="title" width="long" />
        <Skeleton />
        <Skeleton width="half" />
      </div>
      <div className="col-span-full border-t border-line pt-3">
        <Skeleton shape="title" width="half" />
      </div>
    </div>
  );
}
