import * as places from '@aw/contracts/schools/places';
import * as contract from '@aw/contracts/schools/public';
import * as staff from '@aw/contracts/schools/staff';
import { cachedRoute } from '../../server/cached-route';
import { route, routes } from '../../server/routes';
import { addCourse, listCourses } from './courses';
import { countSchools, getSchool, listSchools } from './list-schools';
import { decidePlace, listPlaces, listSimilarPlaces } from './places';
import { decideSchoolRequest, listSchoolRequests, requestSchool } from './school-requests';

const inSchools = { topics: ['schools'] } as const;
const inCourses = { topics: ['schools', 'courses'] } as const;

export const schoolRoutes = routes(
  cachedRoute(contract.listSchools, inSchools, (ctx, { query }) => listSchools(ctx, query)),
  cachedRoute(contract.countSchools, inSchools, (ctx, { query }) => countSchools(ctx, query.q)),
  cachedRoute(contract.getSchool, inSchools, (ctx, { params }) => getSchool(ctx, params.id)),
  cachedRoute(contract.listSchoolCourses, inCourses, (ctx, { params, query }) =>
    listCourses(ctx, params.id, query),
  ),
  cachedRoute(contract.listCoursesOfSchool, inCourses, (ctx, { params, query }) =>
    listCourses(ctx, params.id, query),
  ),
  cachedRoute(contract.listCourses, inCourses, (ctx, { query }) => listCourses(ctx, query.schoolId, query)),
  route(contract.addCourse, async (ctx, { body, reply }) => {
    const { course, isNew } = await addCourse(ctx, body);
    reply.code(isNew ? 201 : 200);
    return course;
  }),
  route(contract.requestSchool, (ctx, { body }) => requestSchool(ctx, body)),
  route(places.listPlaces, (ctx, { query }) => listPlaces(ctx, query)),
  route(places.listSimilarPlaces, (ctx, { params, query }) => listSimilarPlaces(ctx, params.id, query.q)),
  route(places.decidePlace, (ctx, { params, body }) => decidePlace(ctx, params.id, body)),
  route(staff.listSchoolRequests, (ctx, { query }) => listSchoolRequests(ctx, query)),
  route(staff.decideSchoolRequest, (ctx, { params, body }) =>
    decideSchoolRequest(ctx, params.id, body.decision),
  ),
);
