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

/** Where the next object's content begins, wherever it lies: a cross-reference may point into the middle of a stream. */
export function nextObject(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(objectKeyword, from); at >= 0; at = bytes.indexOf(objectKeyword, at + 3))
    if (isObjectKeyword(bytes, at)) return at + objectKeyword.length;
  return -1;
}

/**
 * Whether `obj` may begin an object: behind a number, which some programs end with a dot or a sign (`7 0. obj`), behind a
 * comment, which ends with its line, or behind anything else that is no word.
 */
export function isObjectKeyword(bytes: Buffer, at: number): boolean {
  let before = at - 1;
  while (isBlank(bytes[before]) && !isLineEnd(bytes[before])) before--;
  const byte = bytes[before];
  return !isRegular(byte) || isDigit(byte) || (byte !== undefined && numberMarks.has(byte));
}

/**
 * Where something may begin that is in no object, a trailer for example: at the start, behind each word that ends an
 * object or a stream, and behind `trailer`.
 */
export function* gapStarts(bytes: Buffer): Generator<number> {
  yield 0;
  for (const word of gapWords)
    for (let at = bytes.indexOf(word); at >= 0; at = bytes.indexOf(word, at + word.length))
      yield at + word.length;
}

/** Where the bytes of a stream begin, after the end of its keyword's line. */
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

/** The end of a string in parentheses, which may hold others and escaped ones; undefined when it has none. */
export function endOfString(bytes: Uint8Array, from: number): number | undefined {
  let depth = 0;
  for (let at = from; at < bytes.length; at++) {
    if (bytes[at] === backslash) at++;
    else if (bytes[at] === paren) depth++;
    else if (bytes[at] === parenEnd && --depth === 0) return at + 1;
  }
  return undefined;
}

/** The end of a string of hexadecimal digits; undefined when other bytes are among them. */
export function endOfDigits(bytes: Uint8Array, from: number): number | undefined {
  let at = from + 1;
  while (isHex(bytes[at]) || isBlank(bytes[at])) at++;
  return bytes[at] === greater ? at + 1 : undefined;
}

function isHex(byte = 0): boolean {
  return isDigit(byte) || ((byte | 32) >= 0x61 && (byte | 32) <= 0x66);
}
