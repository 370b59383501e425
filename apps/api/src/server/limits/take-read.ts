import type { FastifyRequest } from 'fastify';
import { secondsPerMinute } from '../../config/durations';
import type { Context } from '../../context';
import { addressKey } from '../security/address-key';

/** Counts a read of the sender's address without waiting. Throws 429 if there were too many in this minute. */
export function takeRead(
  { config, limits }: Pick<Context, 'config' | 'limits'>,
  { ip }: FastifyRequest,
): void {
  limits.takeRead(addressKey(ip), config.LIMIT_READS_PER_MINUTE, secondsPerMinute);
}
