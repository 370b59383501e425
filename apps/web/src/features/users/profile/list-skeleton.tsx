import { Skeleton } from '@aw/ui/primitives/skeleton';
import { previewCount } from './profile-queries';

/** Placeholder for a list on the profile. */
export function ListSkeleton() {
  return (
    <div className="grid">
      {Array.from({ length: previewCount }, (_, at) => (
        <div key={at} className="grid gap-2 border-line py-3 not-last:border-b">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
