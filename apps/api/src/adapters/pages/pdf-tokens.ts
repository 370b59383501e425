const blank = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));
const [slash, percent, paren, parenEnd, backslash, hash] = [0x2f, 0x25, 0x28, 0x29, 0x5c, 0x23];
const [less, greater, newline, carriage] = [0x3c, 0x3e, 10, 13];
const longestName = 127;

const isRegular = (byte: number | undefined): byte is number =>
  byte !== undefined && !blank.has(byte) && !delimiters.has(byte);

/** The names of one object and where it ends; `isStream` when bytes of a stream follow. */
export type ObjectNames = { names: Set<string>; end: number; isStream: boolean };

/**
 * The names of the object that begins at an offset, with `#` escapes undone and outside strings and comments, up to the
 * object's end, the start of its stream or of another object; or to the end of the bytes.
 */
export function readNames(bytes: Uint8Array, from: number): ObjectNames {
  const names = new Set<string>();
  let at = from;
  while (at < bytes.length) {
    const byte = bytes[at];
    if (byte === percent) at = endOfLine(bytes, at);
    else if (byte === paren) at = endOfString(bytes, at);
    else if (byte === less) at = bytes[at + 1] === less ? at + 2 : after(bytes, at, greater);
    else if (byte === slash) {
      const end = endOfWord(bytes, at + 1);
      names.add(nameOf(bytes.subarray(at + 1, Math.min(end, at + 1 + longestName))));
      at = end;
    } else if (isRegular(byte)) {
      const end = endOfWord(bytes, at);
      const word = end - at <= 6 ? latin1(bytes.subarray(at, end)) : '';
      if (word === 'stream') return { names, end, isStream: true };
      if (word === 'endobj' || word === 'obj') return { names, end, isStream: false };
      at = end;
    } else at++;
  }
  return { names, end: at, isStream: false };
}

/** Where the bytes of a stream begin, after the end of its keyword's line. */
export function streamStart(bytes: Uint8Array, keywordEnd: number): number {
  if (bytes[keywordEnd] === carriage && bytes[keywordEnd + 1] === newline) return keywordEnd + 2;
  return bytes[keywordEnd] === newline || bytes[keywordEnd] === carriage ? keywordEnd + 1 : keywordEnd;
}

function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && bytes[at] !== newline && bytes[at] !== carriage) at++;
  return at;
}

function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isRegular(bytes[at])) at++;
  return at;
}

function after(bytes: Uint8Array, from: number, sought: number): number {
  const found = bytes.indexOf(sought, from);
  return found < 0 ? bytes.length : found + 1;
}

/** The end of a string in parentheses, which may hold others and escaped ones. */
function endOfString(bytes: Uint8Array, from: number): number {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === backslash) at++;
    else if (bytes[at] === paren) depth++;
    else if (bytes[at] === parenEnd && --depth === 0) return at + 1;
  }
  return bytes.length;
}

function nameOf(bytes: Uint8Array): string {
  const text = latin1(bytes);
  if (!bytes.includes(hash)) return text;
  return text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
}

function latin1(bytes: Uint8Array): string {
  return Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength).toString('latin1');
}
