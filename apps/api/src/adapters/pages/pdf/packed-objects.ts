import { constants, inflateSync } from 'node:zlib';
import { streamStart } from './pdf-bytes';

/** The objects of an object stream: its content and the offset of each object by its number. */
export type PackedObjects = { content: Buffer; starts: [object: number, at: number][] };
type Packed = PackedObjects | 'too large' | undefined;

const maxDictionaryBytes = 2048;
// No program writes strings, comments, escapes or dictionaries into the dictionary of an object stream.
const entry = /\s*\/(\w+)\s*(\/\w+|\d+\s+\d+\s+R\b|[\w.+-]+|\[[^[\]]*\])/y;
const none = /^(?:null|\[\s*null\s*\])$/;
const flate = /^(?:\[\s*)?\/(?:FlateDecode|Fl)(?:\s*\])?$/;

/**
 * Unpacks an object stream that is packed in the usual way: not at all, or once by Flate, to at most `most` bytes.
 * Returns undefined for any other, which two readers could interpret differently, and for an encrypted or damaged
 * one.
 */
export function unpackObjects(bytes: Buffer, object: { at: number; end: number }, most: number): Packed {
  const entries = entriesOf(
    bytes.toString('latin1', object.at, Math.min(object.end, object.at + maxDictionaryBytes)),
  );
  if (!entries || entries.has('F')) return undefined;
  if (['DecodeParms', 'DP'].some((key) => !none.test(entries.get(key) ?? 'null'))) return undefined;
  const filter = entries.get('Filter');
  const at = streamStart(bytes, object.end);
  if (filter === undefined || /^\[\s*\]$/.test(filter)) {
    const end = at + whole(entries.get('Length'));
    const isWhole = /^\s*endstream/.test(bytes.toString('latin1', end, end + 16));
    return isWhole ? listObjects(bytes.subarray(at, end), entries) : undefined;
  }
  if (!flate.test(filter)) return undefined;
  const content = inflate(bytes.subarray(at), most);
  return Buffer.isBuffer(content) ? listObjects(content, entries) : content;
}

/** Unpacks Flate data to at most `most` bytes. A truncated stream returns what could be read. */
function inflate(bytes: Buffer, most: number): Buffer | 'too large' | undefined {
  if (most <= 0) return 'too large';
  try {
    return inflateSync(bytes, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : undefined;
  }
}

/**
 * Returns the entries of a dictionary that ends with the keyword of its stream, or undefined if it is not a plain
 * one.
 */
function entriesOf(text: string): Map<string, string> | undefined {
  const inner = /^\s*<<([^<>()%#]*)>>\s*stream$/.exec(text)?.[1]?.trimEnd();
  if (inner === undefined) return undefined;
  const entries = new Map<string, string>();
  for (entry.lastIndex = 0; entry.lastIndex < inner.length; ) {
    const [, key, value] = entry.exec(inner) ?? [];
    if (key === undefined || value === undefined || entries.has(key)) return undefined;
    entries.set(key, value);
  }
  return entries;
}

/** Reads the list of numbers and offsets at the start of an object stream. */
function listObjects(content: Buffer, entries: Map<string, string>): PackedObjects | undefined {
  const [count, first] = [whole(entries.get('N')), whole(entries.get('First'))];
  if (!(first <= content.length && 2 * count <= first)) return undefined;
  const numbers = content
    .toString('latin1', 0, first)
    .trim()
    .split(/[\s\0]+/);
  if (numbers.length < 2 * count || numbers.some((number) => Number.isNaN(whole(number)))) return undefined;
  const starts = Array.from({ length: count }, (_, index): [number, number] => [
    whole(numbers[2 * index]),
    first + whole(numbers[2 * index + 1]),
  ]);
  return starts.every(([, at]) => at <= content.length) ? { content, starts } : undefined;
}

const whole = (text = '') => (/^\d+$/.test(text) ? Number(text) : Number.NaN);
