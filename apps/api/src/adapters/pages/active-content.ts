import { inflateObjects } from './inflate-objects';
import type { RefusalCode } from './page-reader';
import { readNames } from './pdf-tokens';

/** Why a PDF is not taken; 'sealed' when objects are packed or encrypted so that only a whole parser can look into them. */
export type PdfFinding = Extract<RefusalCode, 'active' | 'attachments' | 'too_large_inside'> | 'sealed';

const objectKeyword = Buffer.from('obj');
const mostInflated = 128 * 1024 * 1024;
// Every byte is looked at about once; only a file that is built for it makes one look again and again.
const mostLooks = 8;
const freeLooks = 65_536;
/** Bytes up to the digit 9: what stands before the keyword of an object, but not before `endobj`. */
const lastDigit = 0x39;

const active = new Set(['JavaScript', 'Launch', 'XFA', 'OnInstantiate']);
const attachments = new Set(['EmbeddedFile', 'EmbeddedFiles', 'FileAttachment']);
const fileNames = ['Filespec', 'F', 'UF'];

/**
 * Looks through all objects of a PDF, those in object streams and in earlier versions of the file included, for scripts,
 * programs to start, XFA forms, rich media and embedded files; undefined when there are none. A link or a page to
 * open first is none of these.
 */
export function findActive(bytes: Buffer): PdfFinding | undefined {
  let isSealed = false;
  let looks = 0;
  let inflated = 0;
  for (let at = nextObject(bytes, 0); at >= 0; at = nextObject(bytes, at)) {
    const { names, end, isStream } = readNames(bytes, at);
    looks += end - at;
    if (looks > mostLooks * bytes.length + freeLooks) return 'sealed';
    const found = judgeNames(names);
    if (found) return found;
    if (!isStream || !holdsObjects(names)) continue;
    const content = inflateObjects(names, bytes, end, mostInflated - inflated);
    if (content === 'too large') return 'too_large_inside';
    inflated += content?.length ?? 0;
    const inside = content && judgeNames(allNames(content));
    if (inside) return inside;
    isSealed ||= content === undefined;
  }
  return isSealed ? 'sealed' : undefined;
}

/** What the names of one object, or of one stream of objects, say. */
export function judgeNames(names: ReadonlySet<string>): 'active' | 'attachments' | undefined {
  for (const name of names) {
    if (active.has(name) || name.startsWith('RichMedia')) return 'active';
    if (attachments.has(name)) return 'attachments';
  }
  if (names.has('Rendition') && names.has('JS')) return 'active';
  return names.has('EF') && fileNames.some((name) => names.has(name)) ? 'attachments' : undefined;
}

/** Where the next object's content begins, wherever it lies: a cross-reference may point into the middle of a stream. */
function nextObject(bytes: Buffer, from: number): number {
  for (let at = bytes.indexOf(objectKeyword, from); at >= 0; at = bytes.indexOf(objectKeyword, at + 3)) {
    const before = bytes[at - 1];
    if (before !== undefined && before <= lastDigit) return at + objectKeyword.length;
  }
  return -1;
}

/** A stream of objects, also one that hides its type behind a reference. */
function holdsObjects(names: ReadonlySet<string>): boolean {
  return names.has('ObjStm') || (names.has('N') && names.has('First'));
}

function allNames(content: Buffer): Set<string> {
  const all = new Set<string>();
  for (let at = 0; at < content.length; ) {
    const { names, end } = readNames(content, at);
    for (const name of names) all.add(name);
    at = end;
  }
  return all;
}
