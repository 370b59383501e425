import * as contract from '@aw/contracts/contact-messages/staff';
import type { FastifyInstance, FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { asStaff } from '../../server/acting';
import { attach } from '../../server/attach';
import { sendSlice } from '../../server/pages';
import { decideMessage, replyMessage } from './staff/answer-message';
import { getMessage, listMessagesForStaff } from './staff/get-messages';

/** The mailbox of the console. */
export function staffContactMessageRoutes(app: FastifyInstance, base: Context): void {
  const as = (request: FastifyRequest) => asStaff(base, request);
  attach(app, contract.staffListMessages, async ({ query, request, reply }) =>
    sendSlice(await listMessagesForStaff(base, query), request, reply),
  );
  attach(app, contract.staffGetMessage, async ({ params }) => getMessage(base, params.messageId));
  attach(app, contract.staffReplyMessage, async ({ params, body, request }) =>
    replyMessage(as(request), params.messageId, body),
  );
  attach(app, contract.staffDecideMessage, async ({ params, body, request }) =>
    decideMessage(as(request), params.messageId, body.state),
  );
}
