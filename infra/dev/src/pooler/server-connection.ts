import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import pg from 'pg';
import { cancelRequest, cutMessages, fromServer, stringsOf, terminate, typeOf } from './messages';

/** Who has a connection just now, and so gets what comes over it. */
export type Borrower = {
  onMessage: (message: Buffer) => void;
  onEnd: () => void;
};

export type ServerConnection = {
  socket: Socket;
  /** Of the process that serves it. */
  pid: number;
  /** What the server has reported of its settings. */
  settings: Map<string, string>;
  /** While there is none, what comes is dropped. */
  borrower: Borrower | undefined;
  /** Has the server cancel what it does. */
  cancel: () => void;
  /** Settles when no request to cancel is on its way, which would hit the next borrower. */
  cancelling: Promise<void> | undefined;
  end: () => Promise<void>;
};

/** Opens a connection as `pg` does, and then takes its socket away from it. An abort of `signal` cuts it. */
export async function openServerConnection(
  url: string,
  { signal, onEnd }: { signal: AbortSignal; onEnd: (server: ServerConnection) => void },
): Promise<ServerConnection> {
  const socket = new Socket({ signal });
  const client = new pg.Client({ connectionString: url, stream: () => socket });
  const settings = new Map<string, string>();
  const key = { processID: 0, secretKey: 0 };
  client.on('error', () => {});
  client.connection.on('parameterStatus', (message: { parameterName: string; parameterValue: string }) =>
    settings.set(message.parameterName, message.parameterValue),
  );
  client.connection.on('backendKeyData', (message: typeof key) => Object.assign(key, message));
  await client.connect();
  for (const event of ['data', 'error', 'close']) socket.removeAllListeners(event);

  const sendCancel = () =>
    new Promise<void>((resolve) => {
      const asking = connect({ port: client.port, host: client.host, signal }, () =>
        asking.write(cancelRequest({ pid: key.processID, secret: key.secretKey })),
      );
      asking.on('error', () => {}).once('close', () => resolve());
      asking.resume();
    });

  const server: ServerConnection = {
    socket,
    pid: key.processID,
    settings,
    borrower: undefined,
    cancelling: undefined,
    cancel() {
      const cancelling = Promise.all([server.cancelling, sendCancel()]).then(() => {
        if (server.cancelling === cancelling) server.cancelling = undefined;
      });
      server.cancelling = cancelling;
    },
    async end() {
      if (socket.closed) return;
      const closed = once(socket, 'close');
      socket.write(terminate);
      socket.destroySoon();
      await closed;
    },
  };
  socket.on('error', () => {}).once('close', () => onEnd(server));
  socket.on(
    'data',
    cutMessages((message) => {
      if (typeOf(message) === fromServer.parameterStatus) {
        const [name = '', value = ''] = stringsOf(message, 5);
        settings.set(name, value);
      }
      server.borrower?.onMessage(message);
    }),
  );
  return server;
}
