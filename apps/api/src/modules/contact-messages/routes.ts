import * as contract from '@aw/contracts/contact-messages/public';
import * as staff from '@aw/contracts/contact-messages/staff';
import { networkOf } from '../../server/network';
import { route, routes } from '../../server/routes';
import { senderOf, sendMessage } from './send-message';
import { decideMessage, replyMessage } from './staff/answer-message';
import { getMessage, listMessagesForStaff } from './staff/get-messages';

export const contactMessageRoutes = routes(
  route(contract.sendMessage, (ctx, { body, request }) =>
    sendMessage({ ...ctx, network: networkOf(ctx, request.ip) }, senderOf(request), body),
  ),
  route(staff.staffListMessages, (ctx, { query }) => listMessagesForStaff(ctx, query)),
  route(staff.staffGetMessage, (ctx, { params }) => getMessage(ctx, params.messageId)),
  route(staff.staffReplyMessage, (ctx, { params, body }) => replyMessage(ctx, params.messageId, body)),
  route(staff.staffDecideMessage, (ctx, { params, body }) =>
    decideMessage(ctx, params.messageId, body.state),
  ),
);
