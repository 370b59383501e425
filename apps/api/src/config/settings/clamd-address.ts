import type { NetConnectOpts } from 'node:net';

/** Returns where clamd listens: a socket in the file system or a TCP port. Undefined for any other text. */
export function readClamdAddress(text: string): NetConnectOpts | undefined {
  if (text.startsWith('/')) return { path: text };
  const [, host, port] = /^(\[[0-9a-f:]+\]|[a-z0-9.-]+):(\d{1,5})$/i.exec(text) ?? [];
  if (host === undefined || Number(port) < 1 || Number(port) > 65_535) return undefined;
  return { host: host.replace(/^\[|\]$/g, ''), port: Number(port) };
}
