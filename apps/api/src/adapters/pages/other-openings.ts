import { otherKind } from './other-kinds';
import { nextObject } from './pdf/pdf-bytes';
import { maxJunkBytes } from './sniff';

const header = Buffer.from('%PDF-');
const ends = ['endobj', 'endstream', '%%EOF'].map((word) => Buffer.from(word));
/**
 * Any tag of three letters or more, a link, and any tag with a script. Between its objects a PDF has numbers,
 * dictionaries, comments and strings of hexadecimal digits or random bytes, which could contain shorter tags by
 * chance.
 */
const markup = new RegExp(
  [
    '<(?![\\da-f\\s]*>)[a-z][\\w:-]{2,60}[\\s/>]',
    '<a\\s{1,20}[a-z]{3,20}\\s{0,20}=',
    '<[a-z][^<>]{0,200}[\\s/"\']on[a-z]{3,20}\\s{0,20}=',
    '<!(?:--|doctype)',
    '<\\?(?:php|xml|=)',
  ].join('|'),
  'i',
);
const tapeMark = { at: 257, text: 'ustar' };
/** Signatures that are too long to occur by chance. Their programs look for them anywhere. */
const archives: [magic: Buffer, name: string][] = [
  [Buffer.from('Rar!\x1a\x07', 'latin1'), 'a RAR archive'],
  [Buffer.from('7z\xbc\xaf\x27\x1c', 'latin1'), 'a 7-Zip archive'],
];
const [zipFile, zipDirectory, zipEnd] = ['PK\x03\x04', 'PK\x01\x02', 'PK\x05\x06'].map((magic) =>
  Buffer.from(magic, 'latin1'),
) as [Buffer, Buffer, Buffer];
const zipEndWithin = 22 + 65_535;

/**
 * Returns the name of another file type as which a PDF can be opened: by its first bytes, by content before its first
 * object, between its objects or after its end, or by an archive anywhere. Bytes before its header that are no other
 * format are skipped. Pages and strings may contain markup, also in the first lines.
 */
export function alsoOther(bytes: Buffer): string | undefined {
  const head = bytes.subarray(0, maxJunkBytes + header.length);
  const other = otherKind(head);
  if (other !== undefined) return other.name;
  const { at, text } = tapeMark;
  if (head.toString('latin1', at, at + text.length) === text) return 'a TAR archive';
  for (const gap of gaps(bytes)) {
    if (markup.test(gap.toString('latin1'))) return 'a web page';
    if (gap.includes(zipFile)) return 'a ZIP archive';
  }
  return archives.find(([magic]) => bytes.includes(magic))?.[1];
}

/** Returns whether a zip's directory ends near the end, where zip programs look for it. */
export function alsoArchive(bytes: Buffer): boolean {
  const tail = bytes.subarray(Math.max(0, bytes.length - zipEndWithin));
  const end = tail.lastIndexOf(zipEnd);
  return end >= 0 && bytes.subarray(0, bytes.length - tail.length + end).includes(zipDirectory);
}

/** Yields the bytes before the first object, and between the end of an object or of a version and the next object. */
function* gaps(bytes: Buffer): Generator<Buffer> {
  for (const end of ends)
    for (let at = 0; at < bytes.length; ) {
      const next = nextObject(bytes, at);
      yield bytes.subarray(at, next < 0 ? bytes.length : next);
      const endAt = next < 0 ? -1 : bytes.indexOf(end, next);
      at = endAt < 0 ? bytes.length : endAt + end.length;
    }
}
