import type { Failure } from './messages';
import { openServerConnection, type ServerConnection } from './server-connection';

export type Waiter = {
  give: (server: ServerConnection) => void;
  refuse: (failure: Failure) => void;
};

export type ServerPool = {
  /** Waits for all connections; throws when one cannot be opened. */
  opened: () => Promise<void>;
  pids: () => number[];
  /** Settings of a new session; undefined before the first connection is open. */
  defaults: () => ReadonlyMap<string, string> | undefined;
  /** Gives the waiter the connection that was unused for the longest time, at once or when its turn comes. */
  lend: (waiter: Waiter) => void;
  withdraw: (waiter: Waiter) => void;
  /** Returns a connection to the pool with all the settings of its session. */
  takeBack: (server: ServerConnection) => void;
  end: () => Promise<void>;
};

export const shuttingDown: Failure = { code: '57P01', message: 'the pooler is shutting down' };

/** Keeps `size` connections to one database open while it is reachable. Aborting `signal` cuts them. */
export function openServerPool(
  url: string,
  { size, signal }: { size: number; signal: AbortSignal },
): ServerPool {
  const servers = new Set<ServerConnection>();
  const idle: ServerConnection[] = [];
  const waiters: Waiter[] = [];
  let defaults: ReadonlyMap<string, string> | undefined;
  let opening = 0;
  let isEnding = false;

  function serve(): void {
    while (waiters.length > 0) {
      const server = idle.shift();
      if (!server) return;
      // The last borrower may have paused it.
      server.socket.resume();
      waiters.shift()?.give(server);
    }
  }

  function refuseAll(failure: Failure): void {
    for (const { refuse } of waiters.splice(0)) refuse(failure);
  }

  async function open(): Promise<Failure | undefined> {
    opening += 1;
    try {
      const server = await openServerConnection(url, { signal, onEnd: forget });
      defaults ??= new Map(server.settings);
      servers.add(server);
      idle.push(server);
      if (isEnding) void server.end();
      else serve();
      return undefined;
    } catch (error) {
      const failure = failureOf(error);
      const isLast = servers.size === 0 && opening === 1;
      if (isLast) refuseAll(failure);
      return failure;
    } finally {
      opening -= 1;
    }
  }

  function fill(): Promise<Failure | undefined>[] {
    const missing = isEnding || signal.aborted ? 0 : size - servers.size - opening;
    return Array.from({ length: missing }, open);
  }

  function forget(server: ServerConnection): void {
    servers.delete(server);
    remove(idle, server);
    server.borrower?.onEnd();
    void Promise.all(fill());
  }

  async function takeBack(server: ServerConnection): Promise<void> {
    server.borrower = undefined;
    await server.cancelling;
    if (!servers.has(server)) return;
    idle.push(server);
    serve();
  }

  return {
    async opened() {
      const failure = (await Promise.all(fill())).find((each) => each !== undefined);
      if (failure) throw new Error(failure.message);
    },
    pids: () => [...servers].map(({ pid }) => pid),
    defaults: () => defaults,
    lend(waiter) {
      waiters.push(waiter);
      serve();
      void Promise.all(fill());
    },
    withdraw: (waiter) => remove(waiters, waiter),
    takeBack: (server) => void takeBack(server),
    async end() {
      isEnding = true;
      refuseAll(shuttingDown);
      await Promise.all([...servers].map((server) => server.end()));
    },
  };
}

function remove<T>(list: T[], item: T): void {
  const at = list.indexOf(item);
  if (at >= 0) list.splice(at, 1);
}

/** Returns the error of PostgreSQL, or a general one if it did not answer. */
function failureOf(error: unknown): Failure {
  const { code = '', message = '' } = error instanceof Error ? (error as Error & { code?: string }) : {};
  return /^[0-9A-Z]{5}$/.test(code)
    ? { code, message }
    : { code: '08P01', message: `server login has been failing: ${message || code}` };
}
