import * as contract from '@aw/contracts/exam-shields/public';
import * as staff from '@aw/contracts/exam-shields/staff';
import { route, routes } from '../../server/routes';
import { endProtection, getExamShieldLimits, listExamShields } from './own-exams';
import { protectExam } from './protect-exam';
import { endExamShieldAsStaff, keepExamShieldAsStaff, listExamShieldsForStaff } from './review-exams';

export const examShieldRoutes = routes(
  route(contract.listExamShields, (ctx) => listExamShields(ctx)),
  route(contract.getExamShieldLimits, (ctx) => getExamShieldLimits(ctx)),
  route(contract.addExamShield, (ctx, { body }) => protectExam(ctx, body)),
  route(contract.endExamShield, (ctx, { params }) => endProtection(ctx, params.id)),
  route(staff.staffListExamShields, (ctx, { query }) => listExamShieldsForStaff(ctx, query)),
  route(staff.staffEndExamShield, (ctx, { params, body }) =>
    endExamShieldAsStaff(ctx, params.id, body.reason),
  ),
  route(staff.staffKeepExamShield, (ctx, { params }) => keepExamShieldAsStaff(ctx, params.id)),
);
