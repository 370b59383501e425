import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/**
 * Returns whether this server has a mailbox page: its mails are stored in a folder, and its site is on this machine.
 */
export function hasMailbox(config: Pick<Config, 'MAIL_TRANSPORT' | 'SITE_ORIGIN'>): boolean {
  return config.MAIL_TRANSPORT === 'folder' && isThisMachine(new URL(config.SITE_ORIGIN).hostname);
}

/**
 * Returns whether a request comes from a browser on this machine. The mails give access to every account, so neither
 * another host name nor a proxy may reach them.
 */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { hostname, headers, socket } = request;
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  const isNear = /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? '');
  return isThisMachine(hostname) && isNear && !isForwarded;
}
