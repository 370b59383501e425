import { reasonOf } from '@aw/contracts/api-error';
import type { CoursePage } from '@aw/contracts/schools/course-page';
import { courseTitle } from '@aw/contracts/schools/course-title';
import { followCourse, unfollowCourse } from '@aw/contracts/schools/follows';
import type { Course } from '@aw/contracts/schools/public';
import { useToast } from '@aw/ui/primitives/toast';
import { type QueryClient, useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { libraryKey } from '~/lib/library-key';
import { sessionQuery } from '~/lib/session';
import { schoolKeys } from './school-keys';

type FollowedPart = Pick<Course, 'id' | 'code' | 'name'>;
type Change = { course: FollowedPart; isFollowing: boolean };

/** Follows a course or stops it, and says what follows from that. Stopping can be undone. */
export function useFollowCourse() {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const change = useMutation({
    mutationFn: async ({ course: { id }, isFollowing }: Change) => {
      await queryClient.ensureQueryData(sessionQuery);
      return api.call(isFollowing ? followCourse : unfollowCourse, { params: { id } });
    },
    onSuccess: ({ isFollowing, followerCount, isEmailed }, { course }) => {
      queryClient.setQueryData<CoursePage>(
        schoolKeys.course(course.id),
        (shown) => shown && { ...shown, followerCount },
      );
      toast({
        title: isFollowing
          ? `You are following ${courseTitle(course)}`
          : `You stopped following ${courseTitle(course)}`,
        description: isFollowing ? whatFollows(isEmailed) : undefined,
        about: `follow course ${course.id}`,
        action: isFollowing
          ? undefined
          : { label: 'Undo', onSelect: () => change.mutate({ course, isFollowing: true }) },
      });
    },
    onError: (error, { course, isFollowing }) =>
      toast({
        title: isFollowing ? 'Not followed' : 'Not stopped',
        description: reasonOf(error),
        tone: 'danger',
        about: `follow course ${course.id}`,
      }),
    // A change whose answer was lost may be stored.
    onSettled: () => refreshFollowed(queryClient),
  });
  return change;
}

/** Loads the courses that the person follows again. */
export async function refreshFollowed(queryClient: QueryClient): Promise<void> {
  const userId = queryClient.getQueryData(sessionQuery.queryKey)?.id ?? '';
  await queryClient.invalidateQueries({ queryKey: libraryKey(userId, 'courses') });
}

function whatFollows(isEmailed: boolean): string {
  return isEmailed
    ? 'We will tell you about new documents and questions here and in one email a week.'
    : 'We will tell you about new documents and questions on this site. With an account, you also get one email a week.';
}
