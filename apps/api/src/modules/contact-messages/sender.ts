import type { FastifyRequest } from 'fastify';
import { addressKey } from '../../server/security/address-key';

export type Sender = {
  /** Whose browser it is; null without a session that counts. */
  userId: string | null;
  /** Where it comes from, as limits count it. */
  address: string;
};

/** Who sends: support hears everybody, also who is suspended. */
export function senderOf(request: FastifyRequest): Sender {
  return { userId: request.session.userId ?? null, address: addressKey(request.ip) };
}
