import * as contract from '@aw/contracts/staff-people';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, StaffContext } from '../../../context';
import { attach } from '../../../server/attach';
import { sendSlice } from '../../../server/pages';
import { staffOf } from '../../../server/staff';
import { sendArchive } from '../privacy/send-archive';
import { scheduleErasure, undoErasure } from './erase';
import { noteExport } from './export-person';
import { listPeople } from './list-people';
import { mergeInto, previewMerge } from './merge';
import { readPerson } from './read-person';
import { removeSecondStep } from './remove-second-step';
import { resendVerification } from './resend-verification';
import { setExpert } from './set-expert';
import { liftSuspension, suspendPerson } from './suspend-person';
import { viewAs } from './view-as';

/** The people desk of the console. */
export function peopleDeskRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): StaffContext => ({ ...base, admin: staffOf(request).admin });
  attach(app, contract.staffListPeople, async ({ query, request, reply }) =>
    sendSlice(await listPeople(base, query), request, reply),
  );
  attach(app, contract.staffGetPerson, async ({ params }) => readPerson(base, params.userId));
  attach(app, contract.staffViewAs, async ({ params, body, request }) =>
    viewAs(as(request), params.userId, body.reason),
  );
  attach(app, contract.staffSuspend, async ({ params, body, request }) => {
    await suspendPerson(as(request), params.userId, body.reason);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffLiftSuspension, async ({ params, request }) => {
    await liftSuspension(as(request), params.userId);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffSetExpert, async ({ params, body, request }) => {
    await setExpert(as(request), params.userId, body.isExpert);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffResendVerification, async ({ params, request }) => {
    await resendVerification(as(request), params.userId);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffRemoveSecondStep, async ({ params, body, request }) => {
    await removeSecondStep(as(request), params.userId, body.reason);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffPreviewMerge, async ({ params, query, request }) =>
    previewMerge(as(request), params.userId, query.into),
  );
  attach(app, contract.staffMerge, async ({ params, body, request }) => {
    await mergeInto(as(request), params.userId, body);
    return readPerson(base, body.into);
  });
  attach(app, contract.staffExportPerson, async ({ params, body, request, reply }) => {
    await noteExport(as(request), params.userId, body.reason);
    return sendArchive(base, reply, params.userId);
  });
  attach(app, contract.staffErase, async ({ params, body, request }) => {
    await scheduleErasure(as(request), params.userId, body);
    return readPerson(base, params.userId);
  });
  attach(app, contract.staffUndoErase, async ({ params, request }) => {
    await undoErasure(as(request), params.userId);
    return readPerson(base, params.userId);
  });
}
