import { hash } from 'node:crypto';
import { isIPv6, type Server } from 'node:net';

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
  const address = ip.replace(/%.*$/, '');
  if (!isIPv6(address)) return ip.slice(0, longest);
  const groups = groupsOf(address);
  const [high = 0, low = 0] = groups.slice(6);
  if (groups.slice(0, 5).every((group) => group === 0) && groups[5] === 0xff_ff)
    return [high >> 8, high & 255, low >> 8, low & 255].join('.');
  const network = groups.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** The eight groups of a valid IPv6 address, in whichever of its many spellings. */
function groupsOf(address: string): number[] {
  // A URL's host is spelled in one way: hexadecimal, also where the end was written as IPv4.
  const spelled = new URL(`http://[${address}]`).hostname.slice(1, -1);
  const [head = [], tail = []] = spelled
    .split('::')
    .map((part) => (part === '' ? [] : part.split(':').map((group) => Number.parseInt(group, 16))));
  return [...head, ...Array.from({ length: 8 - head.length - tail.length }, () => 0), ...tail];
}

/** By which an e-mail address is known again without being kept: SHA-256, the same for every spelling in capitals. */
export function addressHash(email: string): string {
  return hash('sha256', email.toLowerCase(), 'hex');
}
