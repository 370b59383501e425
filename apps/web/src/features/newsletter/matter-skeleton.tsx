import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';

/** The place of what the address asks for, while that is not known or on its way. */
export function MatterSkeleton({ label }: { label: string }) {
  return (
    <LoadingRegion label={label}>
      <div className="grid max-w-md gap-3">
        <Skeleton width="short" />
        <Skeleton shape="control" />
        <Skeleton width="long" />
      </div>
    </LoadingRegion>
  );
}
