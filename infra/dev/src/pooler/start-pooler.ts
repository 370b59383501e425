import { randomInt } from 'node:crypto';
import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listen } from '../listen';
import { type ClientSession, openClientSession, refusalOf } from './client-session';
import {
  type BackendKey,
  cutMessages,
  type Failure,
  fatalError,
  keyOf,
  parametersOf,
  startupCodes,
} from './messages';
import { openServerPool, type ServerPool, shuttingDown } from './server-pool';

export type PoolerOptions = {
  /** Address of the PostgreSQL server, with the name and password that all clients share. */
  url: string;
  /** Number of server connections for each database. */
  size: number;
  /** Port of the pooler; default: a free one. */
  port?: number;
};

export type Pooler = {
  /** Returns the pooler's address of a database; default: the database in the server's address. */
  url: (database?: string) => string;
  /** Process ids of the server processes. */
  serverPids: () => Promise<number[]>;
  /** Closes every connection properly. */
  stop: () => Promise<void>;
  /** Cuts every connection, as if the process died. */
  kill: () => Promise<void>;
};

/**
 * Starts a pooler for PostgreSQL on 127.0.0.1 that works like PgBouncer in transaction mode and trusts every client.
 * Throws if PostgreSQL cannot be reached or the port is in use.
 */
export async function startPooler({ url, size, port = 0 }: PoolerOptions): Promise<Pooler> {
  const cutting = new AbortController();
  const pools = new Map<string, ServerPool>();
  const sockets = new Set<Socket>();
  const sessions = new Map<string, ClientSession>();

  function poolOf(database: string): ServerPool {
    const pool =
      pools.get(database) ?? openServerPool(addressOf(url, { database }), { size, signal: cutting.signal });
    pools.set(database, pool);
    return pool;
  }

  function refuse(socket: Socket, failure: Failure): void {
    socket.write(fatalError(failure));
    socket.destroySoon();
  }

  function open(socket: Socket, startup: ReadonlyMap<string, string>): ClientSession | undefined {
    const refusal = refusalOf(startup);
    if (refusal) {
      refuse(socket, refusal);
      return undefined;
    }
    const pool = poolOf(startup.get('database') ?? startup.get('user') ?? '');
    const key = { pid: randomInt(1, 2 ** 31), secret: randomInt(2 ** 31) };
    const session = openClientSession(socket, { pool, startup, key });
    sessions.set(nameOf(key), session);
    socket.once('close', () => {
      sessions.delete(nameOf(key));
      session.disconnect();
    });
    return session;
  }

  function accept(socket: Socket): void {
    let session: ClientSession | undefined;
    sockets.add(socket);
    socket.setNoDelay(true);
    socket.on('error', () => {}).once('close', () => sockets.delete(socket));

    function start(message: Buffer): void {
      const code = message.length < 8 ? 0 : message.readInt32BE(4);
      if (code === startupCodes.ssl || code === startupCodes.gss) socket.write('N');
      else if (code === startupCodes.cancel && message.length === 16) {
        sessions.get(nameOf(keyOf(message)))?.cancel();
        socket.destroySoon();
      } else if (code === startupCodes.version3) session = open(socket, parametersOf(message));
      else refuse(socket, { code: '08P01', message: 'unsupported frontend protocol' });
    }

    const onMessage = (message: Buffer) => (session ? session.onMessage(message) : start(message));
    socket.on(
      'data',
      cutMessages(onMessage, () => session !== undefined),
    );
  }

  const listener = createServer(accept);
  let ownPort: number;
  try {
    await poolOf(decodeURIComponent(new URL(url).pathname.slice(1))).opened();
    ownPort = await listen(listener, port);
  } catch (error) {
    cutting.abort();
    throw error;
  }

  async function close(endSockets: () => void): Promise<void> {
    if (!listener.listening) return;
    const closed = once(listener, 'close');
    listener.close();
    endSockets();
    await closed;
  }

  return {
    url: (database) => addressOf(url, { database, port: ownPort }),
    serverPids: async () => [...pools.values()].flatMap((pool) => pool.pids()),
    async stop() {
      const ended = close(() => {
        for (const socket of sockets) refuse(socket, shuttingDown);
      });
      await Promise.all([ended, ...[...pools.values()].map((pool) => pool.end())]);
      cutting.abort();
    },
    kill: () =>
      close(() => {
        cutting.abort();
        for (const socket of sockets) socket.destroy();
      }),
  };
}

const nameOf = ({ pid, secret }: BackendKey) => `${pid}/${secret}`;

/** Returns the address of a server with another database, or of a pooler at `port`, which needs no password. */
export function addressOf(url: string, { database, port }: { database?: string; port?: number }): string {
  const address = new URL(url);
  if (database !== undefined) address.pathname = encodeURIComponent(database);
  if (port !== undefined) Object.assign(address, { hostname: '127.0.0.1', port: String(port), password: '' });
  return address.href;
}
