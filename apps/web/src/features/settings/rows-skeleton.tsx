import { Skeleton } from '@aw/ui/primitives/skeleton';

/** Holds the place of a short list in the settings. */
export function RowsSkeleton({ count = 2 }: { count?: number }) {
  return (
    <div className="grid border-t border-line">
      {Array.from({ length: count }, (_, at) => (
        <div key={at} className="grid gap-2 border-b border-line py-3.5">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
