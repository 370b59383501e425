const blank = new Set([0, 9, 10, 12, 13, 32]);
const delimiters = new Set(Buffer.from('()<>[]{}/%'));
const [paren, parenEnd, greater, backslash, newline, carriage] = [0x28, 0x29, 0x3e, 0x5c, 10, 13];
const objectKeyword = Buffer.from('obj');
const gapWords = ['endobj', 'endstream', 'trailer'].map((word) => Buffer.from(word));
const numberMarks = new Set(Buffer.from('.+-'));

export const isBlank = (byte: number | undefined): boolean => byte !== undefined && blank.has(byte);
export const isDigit = (byte: number | undefined): boolean =>
  byte !== undefined && byte >= 0x30 && byte <= 0x39;
export const isRegular = (byte: number | undefined): boolean =>
  byte !== undefined && !blank.has(byte) && !delimiters.has(byte);
const isLineEnd = (byte: number | undefined) => byte === newline || byte === carriage;

/**
 * Returns the offset of the next object's content anywhere in the file, because a cross-reference may point into the
 * middle of a stream.
 */
export function nextObject(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(objectKeyword, from); at >= 0; at = bytes.indexOf(objectKeyword, at + 3))
    if (isObjectKeyword(bytes, at)) return at + objectKeyword.length;
  return -1;
}

/**
 * Returns whether `obj` may begin an object: after a number, which some programs end with a dot or a sign (`7 0.
 * obj`), after a comment, which ends with its line, or after anything else that is not a word.
 */
export function isObjectKeyword(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (isBlank(bytes[before]) && !isLineEnd(bytes[before])) before--;
  const byte = bytes[before];
  return !isRegular(byte) || isDigit(byte) || (byte !== undefined && numberMarks.has(byte));
}

/**
 * Yields the offsets at which something outside of objects may begin, such as a trailer: at the start, after each
 * word that ends an object or a stream, and after `trailer`.
 */
export function* gapStarts(bytes: Buffer): Generator<number> {
  yield 0;
  for (const word of gapWords)
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
      yield at + word.length;
}

/** Returns the offset of a stream's bytes, after the line of its keyword. */
export function streamStart(bytes: Uint8Array, keywordEnd: number): number {
  if (bytes[keywordEnd] === carriage && bytes[keywordEnd + 1] === newline) return keywordEnd + 2;
  return isLineEnd(bytes[keywordEnd]) ? keywordEnd + 1 : keywordEnd;
}

export function endOfLine(bytes: Uint8Array, from: number): number {
  let at = from;
  while (at < bytes.length && !isLineEnd(bytes[at])) at++;
  return at;
}

export function endOfWord(bytes: Uint8Array, from: number): number {
  let at = from;
  while (isRegular(bytes[at])) at++;
  return at;
}

/**
 * Returns the end of a string in parentheses, which may contain nested and escaped ones, or undefined if it has none.
 */
export function endOfString(bytes: Uint8Array, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === backslash) at++;
    else if (bytes[at] === paren) depth++;
    else if (bytes[at] === parenEnd && --depth === 0) return at + 1;
  }
  return undefined;
}

/** Returns the end of a string of hexadecimal digits, or undefined if it contains other bytes. */
export function endOfDigits(bytes: Uint8Array, from: number): number | undefined {
  let at = from + 1;
  while (isHex(bytes[at]) || isBlank(bytes[at])) at++;
  return bytes[at] === greater ? at + 1 : undefined;
}

function isHex(byte = 0): boolean {
  return isDigit(byte) || ((byte | 32) >= 0x61 && (byte | 32) <= 0x66);
}
