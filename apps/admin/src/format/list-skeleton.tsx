import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';

const rows = Array.from({ length: 10 }, (_, at) => at);

type ListSkeletonProps = { label: string };

/** The place of a table that is still loading: rows of 40 px. */
export function ListSkeleton({ label }: ListSkeletonProps) {
  return (
    <LoadingRegion label={label}>
      {rows.map((row) => (
        <div key={row} className="flex h-10 items-center gap-6 border-b border-line px-2">
          <Skeleton width={row % 2 ? 'half' : 'long'} />
          <Skeleton width="short" />
        </div>
      ))}
    </LoadingRegion>
  );
}
