import * as contract from '@aw/contracts/schools/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { addCourse, listCourses } from './courses';
import { countSchools, listSchools, readSchool } from './list-schools';
import { requestSchool } from './school-requests';

/** School and course calls that anybody may make. */
export function publicSchoolRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.listSchools, async ({ query, request, reply }) =>
    sendSlice(await listSchools(ctx, query), request, reply),
  );
  attach(app, contract.countSchools, async ({ query }) => countSchools(ctx, query.q));
  attach(app, contract.getSchool, async ({ params }) => readSchool(ctx, params.id));
  attach(app, contract.listSchoolCourses, async ({ params, query, request, reply }) =>
    sendSlice(await listCourses(ctx, params.id, query), request, reply),
  );
  attach(app, contract.listCoursesOfSchool, async ({ params, query, request, reply }) =>
    sendSlice(await listCourses(ctx, params.id, query), request, reply),
  );
  attach(app, contract.listCourses, async ({ query, request, reply }) =>
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
