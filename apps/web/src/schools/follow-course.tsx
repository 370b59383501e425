import type { Course } from '@aw/contracts/schools/public';
import { Button } from '@aw/ui/primitives/button';
import { BellOff, BellPlus } from 'lucide-react';
import { useSession } from '~/lib/session';
import { useFollowCourse } from './use-follow-course';
import { useFollowedCourses } from './use-followed-courses';

/** Button that follows a course, or stops it. */
export function FollowCourse({ course }: { course: Pick<Course, 'id' | 'code' | 'name'> }) {
  const session = useSession();
  const followed = useFollowedCourses();
  const { mutate, isPending } = useFollowCourse();
  const isFollowing = followed.data?.some(({ id }) => id === course.id) ?? false;
  return (
    <Button
      icon={isFollowing ? BellOff : BellPlus}
      isPending={isPending}
      disabled={session.status === 'ready' && followed.isPending}
      onClick={() => mutate({ course, isFollowing: !isFollowing })}
    >
      {isFollowing ? 'Stop following' : 'Follow'}
    </Button>
  );
}
