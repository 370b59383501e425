import type { Socket } from 'node:net';
import pg from 'pg';
import * as messages from './messages';
import { fromClient, fromServer, typeOf } from './messages';
import { relay } from './relay';
import type { ServerConnection } from './server-connection';
import type { ServerPool } from './server-pool';

export type ClientSession = {
  onMessage: (message: Buffer) => void;
  /** Cancels what the client has running. */
  cancel: () => void;
  /** Gives back, or ends, what the client had. */
  leave: () => void;
};

/** The settings that follow a client from one server connection to the next; PgBouncer knows no others at the start. */
const followed = [
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
  'application_name',
];
const known = new Set(['user', 'database', ...followed]);

const { query, sync, functionCall, parse, bind, describe, execute, close, flush } = fromClient;
const answeredByReady = new Set([query, sync, functionCall]);
const beforeSync = new Set([parse, bind, describe, execute, close, flush]);
const copying = new Set([fromClient.copyData, fromClient.copyDone, fromClient.copyFail]);
const idle = 'I'.charCodeAt(0);

/** What PgBouncer would say to a startup message that asks for more than it can keep; undefined when it would not mind. */
export function refusalOf(startup: ReadonlyMap<string, string>): messages.Failure | undefined {
  const unknown = [...startup.keys()].find((name) => !known.has(name));
  return unknown === undefined
    ? undefined
    : { code: '08P01', message: `unsupported startup parameter: ${unknown}` };
}

/** Serves one client from its startup message on; messages that came over `socket` are handed to `onMessage`. */
export function openClientSession(
  socket: Socket,
  {
    pool,
    startup,
    key,
  }: { pool: ServerPool; startup: ReadonlyMap<string, string>; key: messages.BackendKey },
): ClientSession {
  const settings = new Map<string, string>();
  let server: ServerConnection | undefined;
  /** What came while there was nobody to hand it to. */
  let pending: Buffer[] = [];
  let isWaiting = true;
  /** How many times the server has still to say that it is ready. */
  let owed = 0;
  /** Whether something of an extended query was sent that no Sync has followed yet. */
  let isUnsynced = false;

  function fail(failure: messages.Failure): void {
    leave();
    relay(messages.fatalError(failure), { to: socket });
    socket.destroySoon();
  }

  function leave(): void {
    pool.withdraw(waiter);
    pool.withdraw(loginWaiter);
    const left = server;
    server = undefined;
    isWaiting = true;
    if (!left) return;
    // It is in the middle of something, which its end undoes.
    left.borrower = undefined;
    void left.end();
  }

  const loginWaiter = {
    refuse: fail,
    give(lent: ServerConnection) {
      pool.takeBack(lent);
      welcome(lent.settings);
    },
  };

  function welcome(defaults: ReadonlyMap<string, string>): void {
    for (const name of followed) settings.set(name, startup.get(name) ?? defaults.get(name) ?? '');
    relay(messages.authenticationOk, { to: socket });
    for (const [name, value] of new Map([...defaults, ...settings]))
      relay(messages.parameterStatus(name, value), { to: socket });
    relay(messages.backendKeyData(key), { to: socket });
    relay(messages.readyForQuery, { to: socket });
    isWaiting = false;
    handOver();
  }

  const waiter = {
    refuse: fail,
    give(lent: ServerConnection) {
      server = lent;
      const change = changeOf(lent);
      if (change === '') begin(lent);
      else {
        lent.borrower = { onMessage: (message) => settle(lent, message), onEnd: crash };
        relay(messages.query(change), { to: lent.socket });
      }
    },
  };

  /** What makes a server connection's settings this client's. */
  function changeOf(lent: ServerConnection): string {
    return followed
      .filter((name) => settings.get(name)?.toLowerCase() !== lent.settings.get(name)?.toLowerCase())
      .map((name) => `set ${name} = ${pg.escapeLiteral(settings.get(name) ?? '')};`)
      .join('');
  }

  function settle(lent: ServerConnection, message: Buffer): void {
    if (typeOf(message) === fromServer.error) fail({ code: '08P01', message: 'invalid server parameter' });
    if (typeOf(message) === fromServer.readyForQuery) begin(lent);
  }

  function begin(lent: ServerConnection): void {
    lent.borrower = { onMessage: (message) => answer(lent, message), onEnd: crash };
    isWaiting = false;
    handOver();
  }

  function crash(): void {
    server = undefined;
    fail({ code: '08P01', message: 'server conn crashed?' });
  }

  function answer(lent: ServerConnection, message: Buffer): void {
    relay(message, { from: lent.socket, to: socket });
    const type = typeOf(message);
    if (type === fromServer.parameterStatus) {
      const [name = '', value = ''] = messages.stringsOf(message, 5);
      if (settings.has(name)) settings.set(name, value);
    }
    if (type !== fromServer.readyForQuery) return;
    owed -= 1;
    if (message[5] !== idle || owed > 0 || isUnsynced) return;
    server = undefined;
    pool.takeBack(lent);
  }

  function handOver(): void {
    const held = pending;
    pending = [];
    held.forEach(onMessage);
  }

  function onMessage(message: Buffer): void {
    const type = typeOf(message);
    if (type === fromClient.terminate) {
      leave();
      socket.destroySoon();
    } else if (isWaiting) pending.push(message);
    else if (server) forward(server, message, type);
    // The rest of a copy that has failed meanwhile needs no server.
    else if (!copying.has(type)) {
      pending.push(message);
      isWaiting = true;
      pool.lend(waiter);
    }
  }

  function forward(lent: ServerConnection, message: Buffer, type: string): void {
    if (answeredByReady.has(type)) {
      owed += 1;
      isUnsynced = false;
    } else if (beforeSync.has(type)) isUnsynced = true;
    relay(message, { from: socket, to: lent.socket });
  }

  const defaults = pool.defaults();
  if (defaults) welcome(defaults);
  else pool.lend(loginWaiter);
  return { onMessage, cancel: () => server?.cancel(), leave };
}
