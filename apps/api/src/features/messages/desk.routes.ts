import * as contract from '@aw/contracts/staff-messages';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context, StaffContext } from '../../context';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { staffOf } from '../../server/staff';
import { listMessagesForStaff } from './desk/list-messages';
import { moveMessage } from './desk/move-message';
import { readMessage } from './desk/read-message';
import { replyMessage } from './desk/reply-message';

/** The mailbox of the console. */
export function messageDeskRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest): StaffContext => ({ ...base, admin: staffOf(request).admin });
  attach(app, contract.staffListMessages, async ({ query, request, reply }) =>
    sendSlice(await listMessagesForStaff(base, query), request, reply),
  );
  attach(app, contract.staffReadMessage, async ({ params }) => readMessage(base, params.messageId));
  attach(app, contract.staffReplyMessage, async ({ params, body, request }) =>
    replyMessage(as(request), params.messageId, body),
  );
  attach(app, contract.staffMoveMessage, async ({ params, body, request }) =>
    moveMessage(as(request), params.messageId, body.state),
  );
}
