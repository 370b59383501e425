import * as contract from '@aw/contracts/exam-shields/public';
import * as staff from '@aw/contracts/exam-shields/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff, asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { endProtection, getExamShieldLimits, listExamShields } from './own-exams';
import { protectExam } from './protect-exam';
import { endExamShieldAsStaff, keepExamShieldAsStaff, listExamShieldsForStaff } from './review-exams';

/** Exams that educators protect. */
export function sessionExamShieldRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.listExamShields, async ({ request }) => listExamShields(as(request)));
  attach(app, contract.getExamShieldLimits, async ({ request }) => getExamShieldLimits(as(request)));
  attach(app, contract.addExamShield, async ({ body, request }) => protectExam(as(request), body));
  attach(app, contract.endExamShield, async ({ params, request }) => endProtection(as(request), params.id));
}

/** Exam shields, as the console sees them. */
export function staffExamShieldRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, staff.staffListExamShields, async ({ query, request, reply }) =>
    sendSlice(await listExamShieldsForStaff(ctx, query), request, reply),
  );
  attach(app, staff.staffEndExamShield, async ({ params, body, request }) =>
    endExamShieldAsStaff(asStaff(ctx, request), params.id, body.reason),
  );
  attach(app, staff.staffKeepExamShield, async ({ params, request }) =>
    keepExamShieldAsStaff(asStaff(ctx, request), params.id),
  );
}
