import { Skeleton } from '@aw/ui/primitives/skeleton';
import { shownCount } from './profile-queries';

/** Holds the place of a list of five on the profile. */
export function ListSkeleton() {
  return (
    <div className="grid">
      {Array.from({ length: shownCount }, (_, at) => (
        <div key={at} className="grid gap-2 border-line py-3 not-last:border-b">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
