import { connect, type NetConnectOpts, type Socket } from 'node:net';
import type { Readable } from 'node:stream';
import { type Scanner, ScannerUnavailableError, type ScanResult } from './scanner';

export type ClamdOptions = {
  address: NetConnectOpts;
  /** Maximum milliseconds for one file, from the connection to the verdict. */
  deadlineMs: number;
};

// clamd reads the size of each chunk as four bytes; any size up to its StreamMaxLength works.
const chunkBytes = 64 * 1024;
const maxReplyBytes = 4096;

/**
 * Scans files with clamd. Each file has its own connection with one INSTREAM command: chunks, each after its size as four
 * bytes in network order, then a chunk of size 0 (`man clamd`, section COMMANDS).
 */
export function createClamdScanner({ address, deadlineMs }: ClamdOptions): Scanner {
  return {
    async scan(source) {
      const socket = connect(address);
      try {
        return readVerdict(await exchange(socket, source, AbortSignal.timeout(deadlineMs)));
      } finally {
        socket.destroy();
        source.destroy();
      }
    },
  };
}

/** Sends the file and returns the reply. clamd may reply and close before it has read everything. */
function exchange(socket: Socket, source: Readable, deadline: AbortSignal): Promise<string> {
  return new Promise((resolve, reject) => {
    let reply = '';
    const failed = (cause: unknown) =>
      reject(new ScannerUnavailableError('The virus scanner did not answer.', cause));
    const late = () =>
      reject(new ScannerUnavailableError('The virus scanner did not answer in time.', deadline.reason));
    deadline.addEventListener('abort', late, { once: true });
    socket.setEncoding('latin1');
    socket.on('data', (text: string) => {
      reply += text;
      const end = reply.indexOf('\0');
      if (end >= 0) resolve(reply.slice(0, end));
      else if (reply.length > maxReplyBytes)
        reject(new ScannerUnavailableError('The virus scanner sent a reply without end.'));
    });
    socket.on('error', failed);
    socket.on('close', () => failed(new Error('It closed the connection without a reply.')));
    send(socket, source).catch((error: unknown) => {
      // A closed connection is reported by its own event, after a reply that is still on its way.
      if (!socket.destroyed && socket.writable) reject(error);
    });
  });
}

async function send(socket: Socket, source: Readable): Promise<void> {
  await write(socket, Buffer.from('zINSTREAM\0', 'latin1'));
  for await (const part of source) {
    const bytes = Buffer.isBuffer(part) ? part : Buffer.from(part as Uint8Array);
    for (let at = 0; at < bytes.length; at += chunkBytes) {
      const chunk = bytes.subarray(at, at + chunkBytes);
      await write(socket, Buffer.concat([sizeOf(chunk.length), chunk]));
    }
  }
  await write(socket, sizeOf(0));
}

function sizeOf(length: number): Buffer {
  const size = Buffer.alloc(4);
  size.writeUInt32BE(length);
  return size;
}

/** Writes bytes and waits until they were handed to the system, so that no file is in memory as a whole. */
function write(socket: Socket, bytes: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    socket.write(bytes, (error) => (error ? reject(error) : resolve()));
  });
}

/** Reads a reply, such as `stream: OK`, `stream: Eicar-Signature FOUND`, `INSTREAM size limit exceeded. ERROR`. */
function readVerdict(reply: string): ScanResult {
  if (/^stream: OK$/.test(reply)) return { status: 'clean' };
  const [, finding] = /^stream: (.+) FOUND$/.exec(reply) ?? [];
  if (finding !== undefined) return { status: 'infected', finding };
  throw new ScannerUnavailableError(`The virus scanner gave no verdict: ${reply.slice(0, 200)}`);
}
