/** What a client's first messages, which have no type, ask for; the codes stand where the version does. */
export const startupCodes = { version3: 196_608, cancel: 80_877_102, ssl: 80_877_103, gss: 80_877_104 };

/** What messages begin with. Some letters mean one thing from a client and another from a server. */
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

/** By which a client names its session to whoever shall cancel its query. */
export type BackendKey = { pid: number; secret: number };
export type Failure = { code: string; message: string };

/**
 * Gives a function that is handed bytes as they come and cuts them into whole messages. `hasType` is asked before each:
 * the first messages of a client have none.
 */
export function cutMessages(
  onMessage: (message: Buffer) => void,
  hasType: () => boolean = () => true,
): (bytes: Buffer) => void {
  let parts: Buffer[] = [];
  let held = 0;
  let needed = 0;
  return (bytes) => {
    parts.push(bytes);
    held += bytes.length;
    if (held < needed) return;
    let rest = Buffer.concat(parts);
    for (;;) {
      const lengthAt = hasType() ? 1 : 0;
      needed = lengthAt + 4;
      if (rest.length >= needed) needed = lengthAt + Math.max(rest.readInt32BE(lengthAt), 4);
      if (rest.length < needed) break;
      const message = rest.subarray(0, needed);
      rest = rest.subarray(needed);
      onMessage(message);
    }
    parts = [rest];
    held = rest.length;
  };
}

export function typeOf(message: Buffer): string {
  return String.fromCharCode(message[0] ?? 0);
}

/** The strings of a message from a place on; each ends with a zero byte. */
export function stringsOf(message: Buffer, start: number): string[] {
  return message.toString('utf8', start).split('\0').slice(0, -1);
}

/** Names and values of a startup message. */
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
/** What a request to cancel names. */
export const keyOf = (request: Buffer): BackendKey => ({
  pid: request.readInt32BE(8),
  secret: request.readInt32BE(12),
});
