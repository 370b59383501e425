import * as contract from '@aw/contracts/schools/follows';
import { route, routes } from '../../server/routes';
import { followCourse, stopCourseFollow, unfollowCourse } from './follow-course';

export const courseFollowRoutes = routes(
  route(contract.followCourse, (ctx, { params }) => followCourse(ctx, params.id)),
  route(contract.unfollowCourse, (ctx, { params }) => unfollowCourse(ctx, params.id)),
  route(contract.stopCourseFollow, (ctx, { query }) => stopCourseFollow(ctx, query.token)),
);
