import type { FastifyRequest } from 'fastify';
import type { Config } from '../../config/config';

const isThisMachine = (hostname: string) => ['localhost', '127.0.0.1', '[::1]'].includes(hostname);

/** Whether this server may have a mailbox page at all: its mail stays in a folder and its site on this machine. */
export function hasMailbox(config: Pick<Config, 'MAIL_TRANSPORT' | 'SITE_ORIGIN'>): boolean {
  return config.MAIL_TRANSPORT === 'folder' && isThisMachine(new URL(config.SITE_ORIGIN).hostname);
}

/** Whether a request comes from a browser on this machine: the mailbox opens every account, so no name and no proxy leads to it. */
export function isFromThisMachine(request: FastifyRequest): boolean {
  const { hostname, headers, socket } = request;
  const isForwarded = ['forwarded', 'via', 'x-forwarded-for', 'x-real-ip'].some((name) => name in headers);
  const isNear = /^(::1|(::ffff:)?127(\.\d+){3})$/.test(socket.remoteAddress ?? '');
  return isThisMachine(hostname) && isNear && !isForwarded;
}
