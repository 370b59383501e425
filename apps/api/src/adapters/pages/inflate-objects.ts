import { constants, inflateSync } from 'node:zlib';
import { streamStart } from './pdf-tokens';

const otherFilters = [
  'LZWDecode',
  'LZW',
  'ASCII85Decode',
  'A85',
  'ASCIIHexDecode',
  'AHx',
  'RunLengthDecode',
  'RL',
];

/**
 * The content of a stream of objects, at most `most` bytes. Undefined when it is packed in a way that hardly anybody
 * uses, or sealed; a cut stream gives what is there.
 */
export function inflateObjects(
  names: ReadonlySet<string>,
  bytes: Buffer,
  keywordEnd: number,
  most: number,
): Buffer | 'too large' | undefined {
  if (otherFilters.some((filter) => names.has(filter)) || names.has('Predictor')) return undefined;
  const data = bytes.subarray(streamStart(bytes, keywordEnd));
  if (!names.has('FlateDecode') && !names.has('Fl')) {
    const end = data.indexOf('endstream');
    return names.has('Filter') ? undefined : data.subarray(0, end < 0 ? data.length : end);
  }
  if (most <= 0) return 'too large';
  try {
    return inflateSync(data, { maxOutputLength: most, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    const isTooLarge =
      error instanceof RangeError || (error as NodeJS.ErrnoException).code === 'ERR_BUFFER_TOO_LARGE';
    return isTooLarge ? 'too large' : undefined;
  }
}
