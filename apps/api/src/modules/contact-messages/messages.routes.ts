import * as contract from '@aw/contracts/contact-messages/public';
import type { FastifyInstance } from 'fastify';
import type { Context } from '../../context';
import { attach } from '../../server/attach';
import { placeOf } from '../../server/place';
import { sendMessage } from './send-message';
import { senderOf } from './sender';

/** The forms that anybody may send. */
export function publicContactMessageRoutes(app: FastifyInstance, ctx: Context): void {
  attach(app, contract.sendMessage, async ({ body, request }) =>
    sendMessage({ ...ctx, place: placeOf(ctx, request.ip) }, senderOf(request), body),
  );
}
