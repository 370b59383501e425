import * as contract from '@aw/contracts/schools/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { attachCached } from '../../server/attach-cached';
import { sendSlice } from '../../server/pages';
import { addCourse, listCourses } from './courses';
import { countSchools, listSchools, readSchool } from './list-schools';
import { requestSchool } from './school-requests';

const inSchools = { topics: ['schools'] } as const;
const inCourses = { topics: ['schools', 'courses'] } as const;

/** School and course calls that anybody may make. */
export function publicSchoolRoutes(app: FastifyInstance, ctx: Context): void {
  attachCached(app, contract.listSchools, inSchools, async ({ query, request, reply }) =>
    sendSlice(await listSchools(ctx, query), request, reply),
  );
  attachCached(app, contract.countSchools, inSchools, async ({ query }) => countSchools(ctx, query.q));
  attachCached(app, contract.getSchool, inSchools, async ({ params }) => readSchool(ctx, params.id));
  attachCached(app, contract.listSchoolCourses, inCourses, async ({ params, query, request, reply }) =>
    sendSlice(await listCourses(ctx, params.id, query), request, reply),
  );
  attachCached(app, contract.listCoursesOfSchool, inCourses, async ({ params, query, request, reply }) =>
    sendSlice(await listCourses(ctx, params.id, query), request, reply),
  );
  attachCached(app, contract.listCourses, inCourses, async ({ query, request, reply }) =>
    sendSlice(await listCourses(ctx, query.schoolId, query), request, reply),
  );
}

/** School and course calls of a person with a session. */
export function sessionSchoolRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.addCourse, async ({ body, request, reply }) => {
    const { course, isNew } = await addCourse(asUser(ctx, request), body);
    reply.code(isNew ? 201 : 200);
    return course;
  });
  attach(app, contract.requestSchool, async ({ body, request }) => requestSchool(asUser(ctx, request), body));
}
