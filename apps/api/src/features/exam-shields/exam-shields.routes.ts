import * as contract from '@aw/contracts/exam-shields/public';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asUser } from '../../server/acting';
import { attach } from '../../server/attach';
import { endProtection, listExamShields, protectExam } from './protect-exam';

/** Exams that educators protect. */
export function sessionExamShieldRoutes(app: FastifyInstance, ctx: Context): void {
  const as = (request: FastifyRequest) => asUser(ctx, request);
  attach(app, contract.listExamShields, async ({ request }) => listExamShields(as(request)));
  attach(app, contract.addExamShield, async ({ body, request }) => protectExam(as(request), body));
  attach(app, contract.endExamShield, async ({ params, request }) => endProtection(as(request), params.id));
}
