import { once } from 'node:events';
import { connect, Socket } from 'node:net';
import pg from 'pg';
import { cancelRequest, cutMessages, fromServer, stringsOf, terminate, typeOf } from './messages';

/** The current user of a connection, who gets its messages. */
export type Borrower = {
  onMessage: (message: Buffer) => void;
  onEnd: () => void;
};

export type ServerConnection = {
  socket: Socket;
  /** Process id of its server process. */
  pid: number;
  /** Settings that the server has reported. */
  settings: Map<string, string>;
  /** Messages are dropped while there is no borrower. */
  borrower: Borrower | undefined;
  /** Asks the server to cancel the running query. */
  cancel: () => void;
  /** Settles when no cancel request is in progress, which would hit the next borrower. */
  cancelling: Promise<void> | undefined;
  end: () => Promise<void>;
};

/** Opens a connection with `pg` and then takes over its socket. Aborting `signal` cuts the connection. */
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
      const request = connect({ port: client.port, host: client.host, signal }, () =>
        request.write(cancelRequest({ pid: key.processID, secret: key.secretKey })),
      );
      request.on('error', () => {}).once('close', () => resolve());
      request.resume();
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
