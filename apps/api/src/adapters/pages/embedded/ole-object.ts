import { read } from 'cfb';
import { type EmbeddedFile, hasHarmfulName, hasHarmfulStart, headBytes } from './embedded-file';

const packageStream = '\u0001ole10native';
/** Its name in UTF-16, in case the directory of the object cannot be read. */
const packageMark = Buffer.from('Ole10Native', 'utf16le');

export type OleContent = {
  files: EmbeddedFile[];
  /** Zips in the object, such as an embedded document of the newer format. */
  zips: { name: string; bytes: Buffer }[];
};

/**
 * Returns the files in an OLE object, which is a compound file. `name` is used for those without a name of their own.
 * An object that cannot be read but has the mark of a package counts as one.
 */
export function readOleObject(name: string, bytes: Buffer): OleContent {
  try {
    return contentOf(name, read(bytes, { type: 'buffer' }));
  } catch {
    return { files: bytes.includes(packageMark) ? [{ name, isHarmful: false }] : [], zips: [] };
  }
}

/** Streams of an equation, of the picture that shows an object, and of its name and program. */
const plainStreams = new Set([
  '\u0001compobj',
  '\u0001ole',
  '\u0003eprint',
  '\u0003meta',
  '\u0003objinfo',
  '\u0003pic',
  'equation native',
]);
/** Beginning of the names of streams with pictures, which end with a number. */
const presentation = '\u0002olepres';

/**
 * Returns whether an OLE object is only an equation or a picture. Any other may contain a document with its author,
 * comments or hidden parts.
 */
export function isPlainObject(bytes: Buffer): boolean {
  try {
    return read(bytes, { type: 'buffer' }).FileIndex.every(({ type, name }) => {
      const stream = name.toLowerCase();
      // Streams have type 2.
      return type !== 2 || plainStreams.has(stream) || stream.startsWith(presentation);
    });
  } catch {
    return false;
  }
}

type Container = ReturnType<typeof read>;

/** Returns the files in the streams of a compound file. `isInside` limits it to some of its paths. */
export function contentOf(
  name: string,
  { FileIndex, FullPaths }: Container,
  isInside: (path: string) => boolean = () => true,
): OleContent {
  const contents: OleContent = { files: [], zips: [] };
  for (const [at, entry] of FileIndex.entries()) {
    const isPackage = entry.name.toLowerCase() === packageStream;
    // Streams have type 2.
    if (entry.type !== 2 || entry.content === undefined || !(isPackage || isInside(FullPaths[at] ?? '')))
      continue;
    const content = Buffer.from(entry.content);
    if (isPackage) contents.files.push(packagedFile(name, content));
    else if (content.subarray(0, 4).toString('latin1') === 'PK\x03\x04')
      contents.zips.push({ name, bytes: content });
    else if (hasHarmfulStart(name, content.subarray(0, headBytes)))
      contents.files.push({ name, isHarmful: true });
  }
  return contents;
}

/** The part of a stream `Ole10Native` before the file: its size, two bytes, and its name ([MS-OLEDS] 2.3.6). */
const nameAt = 6;

/** Returns the file of a package. Packages of OLE 1, such as pictures of Paint, have no name. */
function packagedFile(fallback: string, stream: Buffer): EmbeddedFile {
  const label = textAt(stream, nameAt);
  const place = label === undefined ? undefined : textAt(stream, nameAt + label.length + 1);
  const name = shownName(label ?? '') || shownName(place ?? '') || fallback;
  const names = [label, place].filter((each) => each !== undefined);
  const isHarmful =
    names.some(hasHarmfulName) || hasPackedProgram(stream.subarray(nameAt, nameAt + headBytes));
  return { name, isHarmful };
}

/** Returns the text up to its null byte, or undefined if there is none within the length of a path. */
function textAt(bytes: Buffer, at: number): string | undefined {
  const end = bytes.indexOf(0, at);
  return end < 0 || end - at > 1024 ? undefined : bytes.toString('latin1', at, end);
}

const shownName = (path: string) =>
  path
    .split(/[\\/]/)
    .at(-1)
    ?.replace(/[^ -~\u00a0-\uffff]/g, '') ?? '';

/** The file begins after its names and a few numbers, whose number programs do not agree on. */
function hasPackedProgram(bytes: Buffer): boolean {
  for (let at = bytes.indexOf('MZ'); at >= 0; at = bytes.indexOf('MZ', at + 1))
    if (bytes.length - at >= 64 && hasHarmfulStart('', bytes.subarray(at))) return true;
  return ['\x7fELF', 'PK\x03\x04', 'Rar!\x1a\x07', '7z\xbc\xaf\x27\x1c', 'MSCF\0\0\0\0'].some((magic) =>
    bytes.includes(Buffer.from(magic, 'latin1')),
  );
}
