import { listFollowedCourses } from '@aw/contracts/schools/follows';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from './school-keys';

/** The courses that the person follows, the latest first. */
export const followedCoursesQuery = queryOptions({
  queryKey: schoolKeys.followed,
  queryFn: ({ signal }) => api.call(listFollowedCourses, { signal }),
});
