import { hash } from 'node:crypto';
import { isIPv4, type Server } from 'node:net';
import ipaddr from 'ipaddr.js';

/** No written address is longer; what a proxy names instead of one is cut to this. */
const longest = 45;

/** Under this key all count together whose connection ended before anybody asked it for its address. */
const unknown = 'unknown';

/** Asks each connection for its address as it begins: Node keeps the answer, and has none for one that is closed already. */
export function keepAddresses(server: Server): void {
  server.on('connection', (socket) => void socket.remoteAddress);
}

/**
 * What limits count an address by: IPv4 whole (mapped into IPv6 as well), IPv6 by its /64, which one household or
 * server has to itself. What is no address counts as it is written, and none at all, which Fastify's types do not
 * know of, as one address.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return unknown;
  if (isIPv4(ip)) return ip;
  const address = ip.replace(/%.*$/, '');
  if (!ipaddr.IPv6.isValid(address)) return ip.slice(0, longest);
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** By which an email address is known again without being kept: SHA-256, the same for every spelling in capitals. */
export function addressHash(email: string): string {
  return hash('sha256', email.toLowerCase(), 'hex');
}
