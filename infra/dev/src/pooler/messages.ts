/** Codes of a client's first messages, which have no type. They are at the position of the protocol version. */
export const startupCodes = { version3: 196_608, cancel: 80_877_102, ssl: 80_877_103, gss: 80_877_104 };

/** Types of messages. Some letters have another meaning in messages from the server. */
export const fromClient = {
  bind: 'B',
  close: 'C',
  copyData: 'd',
  copyDone: 'c',
  copyFail: 'f',
  describe: 'D',
  execute: 'E',
  flush: 'H',
  functionCall: 'F',
  parse: 'P',
  query: 'Q',
  sync: 'S',
  terminate: 'X',
};
export const fromServer = { error: 'E', parameterStatus: 'S', readyForQuery: 'Z' };

/** Identifies a session in a request to cancel its query. */
export type BackendKey = { pid: number; secret: number };
export type Failure = { code: string; message: string };

/**
 * Returns a function that takes bytes as they arrive and splits them into messages. `hasType` is called before each
 * message, because the first messages of a client have no type.
 */
export function cutMessages(
  onMessage: (message: Buffer) => void,
  hasType: () => boolean = () => true,
): (bytes: Buffer) => void {
  let parts: Buffer[] = [];
  let bufferedBytes = 0;
  let neededBytes = 0;
  return (bytes) => {
    parts.push(bytes);
    bufferedBytes += bytes.length;
    if (bufferedBytes < neededBytes) return;
    let rest = Buffer.concat(parts);
    for (;;) {
      const lengthAt = hasType() ? 1 : 0;
      neededBytes = lengthAt + 4;
      if (rest.length >= neededBytes) neededBytes = lengthAt + Math.max(rest.readInt32BE(lengthAt), 4);
      if (rest.length < neededBytes) break;
      const message = rest.subarray(0, neededBytes);
      rest = rest.subarray(neededBytes);
      onMessage(message);
    }
    parts = [rest];
    bufferedBytes = rest.length;
  };
}

export function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0);
}

/** Returns the strings of a message from an offset on. Each ends with a zero byte. */
export function stringsOf(message: Buffer, start: number): string[] {
  return message.toString('utf8', start).split('\0').slice(0, -1);
}

export function parametersOf(startup: Buffer): Map<string, string> {
  const strings = stringsOf(startup, 8);
  const parameters = new Map<string, string>();
  for (let i = 0; strings[i]; i += 2) parameters.set(strings[i] ?? '', strings[i + 1] ?? '');
  return parameters;
}

const int32 = (value: number) => {
  const bytes = Buffer.alloc(4);
  bytes.writeInt32BE(value);
  return bytes;
};
const string = (text: string) => Buffer.from(`${text}\0`);

function messageOf(type: string, ...parts: Buffer[]): Buffer {
  const body = Buffer.concat(parts);
  return Buffer.concat([Buffer.from(type), int32(body.length + 4), body]);
}

export const authenticationOk = messageOf('R', int32(0));
export const readyForQuery = messageOf('Z', Buffer.from('I'));
export const terminate = messageOf('X');

export const backendKeyData = ({ pid, secret }: BackendKey) => messageOf('K', int32(pid), int32(secret));
export const parameterStatus = (name: string, value: string) => messageOf('S', string(name), string(value));
export const query = (text: string) => messageOf('Q', string(text));
export const fatalError = ({ code, message }: Failure) =>
  messageOf('E', ...['SFATAL', 'VFATAL', `C${code}`, `M${message}`, ''].map(string));

export const cancelRequest = ({ pid, secret }: BackendKey) =>
  Buffer.concat([16, startupCodes.cancel, pid, secret].map(int32));
export const keyOf = (request: Buffer): BackendKey => ({
  pid: request.readInt32BE(8),
  secret: request.readInt32BE(12),
});
