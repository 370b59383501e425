import { CourseCardSkeleton } from '@aw/ui/patterns/course-card';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { CardSkeletons } from '../card-skeletons';

/** Holds the places of a school's head and its courses while they load. */
export function CoursesSkeleton() {
  return (
    <div className="wrap grid grid-cols-1 gap-5 pt-5 pb-16" data-state="loading">
      <h1 className="sr-only">School</h1>
      <div className="grid gap-4 py-8">
        <Skeleton width="short" />
        <Skeleton shape="control" width="half" />
        <Skeleton width="short" />
      </div>
      <Skeleton shape="control" />
      <CardSkeletons label="Loading courses…" card={<CourseCardSkeleton />} />
    </div>
  );
}
