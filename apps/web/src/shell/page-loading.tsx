import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';

/** Placeholder for a page whose code is loading. */
export function PageLoading() {
  return (
    <div className="wrap grid min-h-96 content-start py-8">
      <LoadingRegion label="Loading page…">
        <div className="grid max-w-measure gap-4">
          <Skeleton shape="control" width="half" />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </LoadingRegion>
    </div>
  );
}
