import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';

/** Placeholder of a page whose code is still loading. */
export function PageLoading() {
  return (
    <div className="grid gap-4 px-4 py-5">
      <LoadingRegion label="Loading the page…">
        <div className="grid gap-4">
          <Skeleton shape="title" width="short" />
          <Skeleton />
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </LoadingRegion>
    </div>
  );
}
