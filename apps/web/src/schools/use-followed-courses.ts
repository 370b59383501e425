import { listLibrary } from '@aw/contracts/library/public';
import type { FollowedCourse } from '@aw/contracts/schools/follows';
import { skipToken, useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { libraryKey } from '~/lib/library-key';
import { useSession } from '~/lib/session';

/** The courses that the person follows, the latest first, as soon as the person is known. */
export function useFollowedCourses() {
  const { user } = useSession();
  return useQuery({
    queryKey: libraryKey(user?.id ?? '', 'courses'),
    queryFn: user ? ({ signal }) => load(user.id, signal) : skipToken,
  });
}

async function load(userId: string, signal: AbortSignal): Promise<FollowedCourse[]> {
  const items = await api.call(listLibrary, { params: { userId }, query: { tab: 'courses' }, signal });
  return items.filter((item) => 'followedAt' in item);
}
