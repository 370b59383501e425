import * as contract from '@aw/contracts/schools/course-page';
import { cachedRoute } from '../../server/cached-route';
import { routes } from '../../server/routes';
import { getCoursePage } from './course-page';

const inPage = { topics: ['schools', 'courses', 'course_follows', 'documents', 'quizzes'] } as const;

export const courseRoutes = routes(
  cachedRoute(contract.getCoursePage, inPage, (ctx, { params }) => getCoursePage(ctx, params.id)),
);
