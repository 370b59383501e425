import { once } from 'node:events';
import { createServer, type Socket } from 'node:net';
import { listen } from '../listen';

/**
 * Behaviour of the server for the next files: it gives a verdict, after a delay, never, closes the connection after the first
 * bytes, or answers with an error.
 */
export type ClamdMood = 'well' | 'slow' | 'silent' | 'cut' | 'broken';

export type Clamd = {
  /** Host and port. */
  address: string;
  /** Bytes of each file that was scanned to its end. */
  scannedBytes: number[];
  set(mood: ClamdMood): void;
  /** Stops listening and cuts all connections. `start` listens on the same port again. */
  stop(): Promise<void>;
  start(): Promise<void>;
};

type Options = {
  /** Maximum size of a file, as StreamMaxLength of clamd. */
  streamMaxLength?: number;
  /** Delay of verdicts in the mood `slow`. */
  slowMs?: number;
};

// Written in two parts, because scanners would move this file to their quarantine.
export const eicar = `X5O!P%@AP[4\\PZX54(P^)7CC)7}$${'EICAR-STANDARD-ANTIVIRUS-TEST-FILE'}!$H+H*`;

const command = Buffer.from('zINSTREAM\0', 'latin1');

/**
 * Starts a server that speaks INSTREAM of clamd 1.4 on 127.0.0.1 and finds one virus, the EICAR test file, anywhere in a
 * file. It unpacks nothing.
 */
export async function startClamd({
  streamMaxLength = 100 * 1024 * 1024,
  slowMs = 300,
}: Options = {}): Promise<Clamd> {
  let mood: ClamdMood = 'well';
  const scannedBytes: number[] = [];
  const sockets = new Set<Socket>();
  const server = createServer((socket) => {
    sockets.add(socket);
    socket.on('close', () => sockets.delete(socket));
    socket.on('error', () => {});
    const reply = (text: string) => socket.end(`${text}\0`);
    let unread = Buffer.alloc(0);
    let file = Buffer.alloc(0);
    let isNamed = false;
    socket.on('data', (bytes: Buffer) => {
      if (mood === 'cut') return socket.destroy();
      unread = Buffer.concat([unread, bytes]);
      if (!isNamed && unread.length >= command.length) {
        if (!unread.subarray(0, command.length).equals(command)) return reply('UNKNOWN COMMAND');
        unread = unread.subarray(command.length);
        isNamed = true;
      }
      while (isNamed && unread.length >= 4) {
        const size = unread.readUInt32BE(0);
        if (size === 0) return finish();
        if (file.length + size > streamMaxLength) return reply('INSTREAM size limit exceeded. ERROR');
        if (unread.length < 4 + size) return;
        file = Buffer.concat([file, unread.subarray(4, 4 + size)]);
        unread = unread.subarray(4 + size);
      }
    });
    function finish(): void {
      isNamed = false;
      if (mood === 'silent') return;
      scannedBytes.push(file.length);
      const verdict = file.includes(eicar) ? 'stream: Eicar-Signature FOUND' : 'stream: OK';
      if (mood === 'broken') reply('stream: Not enough memory ERROR');
      else if (mood === 'slow') setTimeout(reply, slowMs, verdict);
      else reply(verdict);
    }
  });
  const port = await listen(server);
  return {
    address: `127.0.0.1:${port}`,
    scannedBytes,
    set: (next) => {
      mood = next;
    },
    async stop() {
      if (!server.listening) return;
      const closed = once(server, 'close');
      server.close();
      for (const socket of sockets) socket.destroy();
      await closed;
    },
    async start() {
      await listen(server, port);
    },
  };
}
