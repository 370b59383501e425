import { hash } from 'node:crypto';
import { isIPv4, type Server } from 'node:net';
import ipaddr from 'ipaddr.js';

/** Maximum length of a written address. Longer values from a proxy are cut. */
const maxAddressLength = 45;

/** Key for all connections that ended before their address was read. */
const unknown = 'unknown';

/** Reads the address of each connection when it begins: Node caches it, and has none for a closed connection. */
export function keepAddresses(server: Server): void {
  server.on('connection', (socket) => void socket.remoteAddress);
}

/**
 * Returns the key by which limits count an address: IPv4 completely (also if mapped into IPv6), IPv6 by its /64,
 * which is one household or server. Values that are not addresses count as they are written. A missing address, which
 * Fastify's types do not allow for, has one key.
 */
export function addressKey(ip: string | undefined): string {
  if (ip === undefined) return unknown;
  if (isIPv4(ip)) return ip;
  const address = ip.replace(/%.*$/, '');
  if (!ipaddr.IPv6.isValid(address)) return ip.slice(0, maxAddressLength);
  const parsed = ipaddr.IPv6.parse(address);
  if (parsed.isIPv4MappedAddress()) return parsed.toIPv4Address().toString();
  const network = parsed.parts.slice(0, 4).map((group) => group.toString(16));
  return `${network.join(':')}::/64`;
}

/** Returns a SHA-256 hash that identifies an email address without storing it, whichever letters are capitals. */
export function addressHash(email: string): string {
  return hash('sha256', email.toLowerCase(), 'hex');
}
