import { once } from 'node:events';
import type { Server as HttpServer } from 'node:http';
import type { AddressInfo, Server } from 'node:net';

/** Listens on 127.0.0.1 and returns the port; default: a free one. Rejects if the port is in use. */
export async function listen(server: Server, port = 0): Promise<number> {
  server.listen(port, '127.0.0.1');
  await once(server, 'listening');
  // The address is a string only for a socket in the file system.
  return (server.address() as AddressInfo).port;
}

/** Closes a server and all its connections. */
export async function closeHttp(server: HttpServer): Promise<void> {
  const closed = once(server, 'close');
  server.close();
  server.closeAllConnections();
  await closed;
}
