import { findStanding } from '@aw/db';
import type { FastifyRequest } from 'fastify';
import type { Context } from '../../context';
import { addressKey } from '../../server/address-key';

export type Sender = {
  /** Whose browser it is; null without a session that counts. */
  userId: string | null;
  /** Where it comes from, as limits count it. */
  address: string;
};

/** Who sends: support hears everybody, also who is suspended. */
export async function senderOf(ctx: Context, request: FastifyRequest): Promise<Sender> {
  const address = addressKey(request.ip);
  const { userId, epoch = 0, sessionId } = request.session;
  const standing = userId ? await findStanding(ctx.db, userId, sessionId) : undefined;
  if (!userId || !standing || standing.is_gone || epoch < standing.session_epoch)
    return { userId: null, address };
  return { userId, address };
}
