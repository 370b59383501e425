import type { Socket } from 'node:net';
import pg from 'pg';
import * as messages from './messages';
import { fromClient, fromServer, typeOf } from './messages';
import { relay } from './relay';
import type { ServerConnection } from './server-connection';
import type { ServerPool } from './server-pool';

export type ClientSession = {
  onMessage: (message: Buffer) => void;
  /** Cancels the running query of the client. */
  cancel: () => void;
  /** Ends the server connection of the client, if it has one, and gives up its place in the queue. */
  disconnect: () => void;
};

/** Settings that follow a client from one server connection to the next. At the start, PgBouncer accepts no others. */
const followedSettings = [
  'client_encoding',
  'DateStyle',
  'TimeZone',
  'standard_conforming_strings',
  'application_name',
];
const acceptedParameters = new Set(['user', 'database', ...followedSettings]);

const { query, sync, functionCall, parse, bind, describe, execute, close, flush } = fromClient;
const answeredByReady = new Set([query, sync, functionCall]);
const beforeSync = new Set([parse, bind, describe, execute, close, flush]);
const copying = new Set([fromClient.copyData, fromClient.copyDone, fromClient.copyFail]);
const idle = 'I'.charCodeAt(0);

/** Returns PgBouncer's refusal of a startup message with unsupported parameters, or undefined. */
export function refusalOf(startup: ReadonlyMap<string, string>): messages.Failure | undefined {
  const unknown = [...startup.keys()].find((name) => !acceptedParameters.has(name));
  return unknown === undefined
    ? undefined
    : { code: '08P01', message: `unsupported startup parameter: ${unknown}` };
}

/** Serves one client after its startup message. The caller passes later messages of `socket` to `onMessage`. */
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
  /** Messages that arrived while the client had no server connection. */
  let pending: Buffer[] = [];
  let isWaiting = true;
  /** Number of ReadyForQuery messages that the server still has to send. */
  let pendingReplies = 0;
  /** True if a part of an extended query was sent and its Sync was not. */
  let isUnsynced = false;

  function fail(failure: messages.Failure): void {
    disconnect();
    relay(messages.fatalError(failure), { to: socket });
    socket.destroySoon();
  }

  function disconnect(): void {
    pool.withdraw(waiter);
    pool.withdraw(loginWaiter);
    const left = server;
    server = undefined;
    isWaiting = true;
    if (!left) return;
    // The connection is within a transaction, which the server rolls back when it ends.
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
    for (const name of followedSettings) settings.set(name, startup.get(name) ?? defaults.get(name) ?? '');
    relay(messages.authenticationOk, { to: socket });
    for (const [name, value] of new Map([...defaults, ...settings]))
      relay(messages.parameterStatus(name, value), { to: socket });
    relay(messages.backendKeyData(key), { to: socket });
    relay(messages.readyForQuery, { to: socket });
    isWaiting = false;
    sendPending();
  }

  const waiter = {
    refuse: fail,
    give(lent: ServerConnection) {
      server = lent;
      const change = changeOf(lent);
      if (change === '') startForwarding(lent);
      else {
        lent.borrower = { onMessage: (message) => applySettings(lent, message), onEnd: crash };
        relay(messages.query(change), { to: lent.socket });
      }
    },
  };

  /** Returns the statements that give a server connection the settings of this client. */
  function changeOf(lent: ServerConnection): string {
    return followedSettings
      .filter((name) => settings.get(name)?.toLowerCase() !== lent.settings.get(name)?.toLowerCase())
      .map((name) => `set ${name} = ${pg.escapeLiteral(settings.get(name) ?? '')};`)
      .join('');
  }

  function applySettings(lent: ServerConnection, message: Buffer): void {
    if (typeOf(message) === fromServer.error) fail({ code: '08P01', message: 'invalid server parameter' });
    if (typeOf(message) === fromServer.readyForQuery) startForwarding(lent);
  }

  function startForwarding(lent: ServerConnection): void {
    lent.borrower = { onMessage: (message) => forwardToClient(lent, message), onEnd: crash };
    isWaiting = false;
    sendPending();
  }

  function crash(): void {
    server = undefined;
    fail({ code: '08P01', message: 'server conn crashed?' });
  }

  function forwardToClient(lent: ServerConnection, message: Buffer): void {
    relay(message, { from: lent.socket, to: socket });
    const type = typeOf(message);
    if (type === fromServer.parameterStatus) {
      const [name = '', value = ''] = messages.stringsOf(message, 5);
      if (settings.has(name)) settings.set(name, value);
    }
    if (type !== fromServer.readyForQuery) return;
    pendingReplies -= 1;
    if (message[5] !== idle || pendingReplies > 0 || isUnsynced) return;
    server = undefined;
    pool.takeBack(lent);
  }

  function sendPending(): void {
    const messagesToSend = pending;
    pending = [];
    messagesToSend.forEach(onMessage);
  }

  function onMessage(message: Buffer): void {
    const type = typeOf(message);
    if (type === fromClient.terminate) {
      disconnect();
      socket.destroySoon();
    } else if (isWaiting) pending.push(message);
    else if (server) forwardToServer(server, message, type);
    // The rest of a failed COPY needs no server.
    else if (!copying.has(type)) {
      pending.push(message);
      isWaiting = true;
      pool.lend(waiter);
    }
  }

  function forwardToServer(lent: ServerConnection, message: Buffer, type: string): void {
    if (answeredByReady.has(type)) {
      pendingReplies += 1;
      isUnsynced = false;
    } else if (beforeSync.has(type)) isUnsynced = true;
    relay(message, { from: socket, to: lent.socket });
  }

  const defaults = pool.defaults();
  if (defaults) welcome(defaults);
  else pool.lend(loginWaiter);
  return { onMessage, cancel: () => server?.cancel(), disconnect };
}
