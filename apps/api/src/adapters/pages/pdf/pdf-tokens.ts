import {
  endOfDigits,
  endOfLine,
  endOfString,
  endOfWord,
  isBlank,
  isDigit,
  isObjectKeyword,
  isRegular,
} from './pdf-bytes';
import { type Place, placeKind, placeOf } from './pdf-places';

const [slash, percent, paren] = [0x2f, 0x25, 0x28];
const [less, greater, bracket, bracketEnd] = [0x3c, 0x3e, 0x5b, 0x5d];
const maxNameLength = 127;
/** Keys whose values are the type of an action, an annotation or a file. */
const typeKeys = new Set(['S', 'Subtype', 'Type', '']);
/** PDFium reads no object with a higher number. */
const maxObjectNumber = 4_194_304;
const value = /^(?:[+-]?[\d.]+|R|true|false|null)$/;
const anyName = /\/([^\0\s()<>[\]{}/%]{5,127})/g;

/**
 * Names in one object, and its end. `types` are the names that state its type. `isStream`: the bytes of a stream
 * follow. `isOdd`: it breaks the rules, so that readers may interpret it differently. `isOpen`: it does not end
 * before the next one begins. `isBeyond`: it refers to an object that PDFium does not read.
 */
export type ObjectNames = {
  names: Set<string>;
  types: Set<string>;
  places: Place[];
  end: number;
  isStream: boolean;
  isOdd: boolean;
  isOpen: boolean;
  isBeyond: boolean;
};

/**
 * Reads the object at an offset: its names, with `#` escapes undone and outside of strings and comments, up to the
 * start of its stream or of another object, or to the end of its one value if it `isPacked` with others.
 */
export function readNames(bytes: Buffer, from: number, isPacked = false): ObjectNames {
  const names = new Set<string>();
  const types = new Set<string>();
  const places: Place[] = [];
  const open: ('dictionary' | 'array')[] = [];
  let isOdd = false;
  let isBeyond = false;
  /** The last two words, which are a number and a generation before an `R`. */
  let words: [string, string] = ['', ''];
  /** Key of the next value. '' before the object itself. */
  let key: string | undefined = '';
  let isDictionary = false;
  let first: number | undefined;
  let at = from;
  const done = (end: number, isStream = false): ObjectNames => ({
    names,
    types,
    places,
    end,
    isStream,
    isOdd,
    isOpen: open.length > 0 && (first === less || first === bracket),
    isBeyond,
  });
  while (at < bytes.length) {
    const start = at;
    const byte = bytes[at];
    if (isBlank(byte)) {
      at++;
      continue;
    }
    if (byte === percent) {
      at = endOfLine(bytes, at);
      continue;
    }
    first ??= byte;
    const isInside = open.length > 0;
    const isKey: boolean = open.at(-1) === 'dictionary' && key === undefined;
    if (byte === slash) {
      at = endOfWord(bytes, at + 1);
      const name = nameOf(bytes.toString('latin1', start + 1, Math.min(at, start + 1 + maxNameLength)));
      names.add(name);
      if (!isInside || (key !== undefined && typeKeys.has(key))) types.add(name);
      key = isKey ? name : undefined;
    } else if (isRegular(byte)) {
      at = endOfWord(bytes, at);
      const word = at - start <= 20 ? bytes.toString('latin1', start, at) : '';
      if (!isPacked && word === 'obj' && isObjectKeyword(bytes, start)) return done(start);
      if (!isInside && word === 'stream' && isDictionary) return done(at, true);
      isOdd ||= word === 'stream' || (isInside && !value.test(word));
      isBeyond ||= word === 'R' && Number(words[0]) > maxObjectNumber;
      words = [words[1], word];
      if (key && placeKind(key) && isDigit(byte)) places.push({ key, object: Number(word) });
      key = undefined;
    } else if (byte === less && bytes[at + 1] === less) {
      at += 2;
      isOdd ||= isKey;
      open.push('dictionary');
      key = undefined;
    } else if (byte === paren || byte === less) {
      const end = byte === paren ? endOfString(bytes, at) : endOfDigits(bytes, at);
      isOdd ||= isKey || end === undefined;
      at = end ?? (byte === paren ? bytes.length : at + 1);
      const place = key === undefined ? undefined : placeOf(key, bytes.subarray(start, at));
      if (place) places.push(place);
      key = undefined;
    } else if (byte === bracket) {
      at++;
      isOdd ||= isKey;
      open.push('array');
      key = undefined;
    } else {
      const closed =
        byte === bracketEnd
          ? 'array'
          : byte === greater && bytes[at + 1] === greater
            ? 'dictionary'
            : undefined;
      at += closed === 'dictionary' ? 2 : 1;
      isOdd ||=
        closed === undefined || open.at(-1) !== closed || (closed === 'dictionary' && key !== undefined);
      if (open.at(-1) === closed) open.pop();
      key = undefined;
    }
    isDictionary = byte === greater;
    if (isPacked && open.length === 0) return done(at);
  }
  return done(bytes.length);
}

/** Returns all names of five characters or more in a range of bytes, in any context. */
export function namesWithin(bytes: Buffer, from: number, to: number): Set<string> {
  const matches = bytes.toString('latin1', from, to).matchAll(anyName);
  return new Set(Array.from(matches, ([, name = '']) => nameOf(name)));
}

/** Returns a name without its escapes. Some programs end it at its first zero. */
function nameOf(text: string): string {
  if (!text.includes('#')) return text;
  const plain = text.replace(/#([0-9a-f]{2})/gi, (_, code: string) =>
    String.fromCharCode(Number.parseInt(code, 16)),
  );
  return plain.split('\0', 1)[0] ?? plain;
}
