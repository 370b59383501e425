import { readFile } from 'node:fs/promises';
import { read } from 'cfb';
import type { EmbeddedFile } from '../embedded/embedded-file';
import { contentOf, type OleContent } from '../embedded/ole-object';
import { excelWorkbook, type OtherKind, powerPoint4 } from '../other-kinds';
import type { Recognised } from '../page-reader';
import { filesInside, refusal, rightsManaged, twoInOne, wrongType } from '../refusals';
import { placesOfOlderFields } from './office-fields';
import { findPptAction, olePptObjects } from './ppt-records';
import { hasVbaCode } from './vba-code';
import { listEmbeddedZip, ZipTooLargeError } from './zip-entries';

const encryptedToken = 0xf3d1c4df;

/** Streams keyed by their name in lower case, because names in a compound file are case-insensitive. */
type Streams = {
  names: Set<string>;
  count: (name: string) => number;
  content: (name: string) => Uint8Array | undefined;
  /** Files in embedded objects, which Word has below `ObjectPool`, and PowerPoint in its records. */
  embedded: OleContent;
};

/** Recognises an Office file of the older, compound format by the streams in its directory. */
export async function recogniseCompound(path: string): Promise<Recognised> {
  const bytes = await readFile(path);
  let streams: Streams;
  try {
    streams = streamsOf(bytes);
  } catch {
    return refusal('broken');
  }
  const verdict = judge(streams);
  if (verdict.status === 'refused') return verdict;
  try {
    const files = await filesInObjects(streams);
    return files.length > 0 ? filesInside(files) : verdict;
  } catch (error) {
    if (error instanceof ZipTooLargeError) return refusal('too_large_inside');
    throw error;
  }
}

function streamsOf(bytes: Buffer): Streams {
  const file = read(bytes, { type: 'buffer' });
  const { FileIndex } = file;
  return {
    embedded: contentOf('an embedded object', file, (path) => /\/ObjectPool\//i.test(path)),
    names: new Set(FileIndex.map((entry) => entry.name.toLowerCase())),
    count: (name) => FileIndex.filter((entry) => entry.name.toLowerCase() === name).length,
    content: (name) => {
      const bytes = FileIndex.find((entry) => entry.name.toLowerCase() === name.toLowerCase())?.content;
      return bytes === undefined ? undefined : Uint8Array.from(bytes);
    },
  };
}

function judge(streams: Streams): Recognised {
  const { names, content } = streams;
  if (names.has('\tdrmcontent') || names.has('\tdrmdataspace')) return rightsManaged();
  if (names.has('encryptedpackage') || names.has('encryptedsummary')) return refusal('encrypted');
  const word = content('worddocument');
  const slides = content('powerpoint document');
  if (word === undefined && slides === undefined) return wrongType(otherCompound(names));
  if (hasMacros(streams)) return refusal('macros');
  // A Word document with an embedded presentation has both streams, the presentation's below ObjectPool.
  if (slides !== undefined && (word === undefined || !names.has('objectpool'))) {
    if (word !== undefined) return twoInOne('a Word document', 'a PowerPoint presentation');
    if (isPptEncrypted(content('current user'))) return refusal('encrypted');
    const action = findPptAction(slides);
    return action ? refusal(action) : { status: 'recognised', kind: 'ppt' };
  }
  if (word === undefined) return wrongType();
  if (isWordEncrypted(word)) return refusal('encrypted');
  if (placesOfOlderFields(word).includes('harmful')) return refusal('active');
  return { status: 'recognised', kind: 'doc' };
}

async function filesInObjects({ embedded, content }: Streams): Promise<EmbeddedFile[]> {
  const slides = content('powerpoint document');
  const objects = [embedded, ...(slides ? olePptObjects(slides) : [])];
  const files = objects.flatMap((object) => object.files);
  for (const { name, bytes } of objects.flatMap((object) => object.zips))
    files.push(...(await listEmbeddedZip(name, bytes)));
  return files;
}

/** Kinds of compound files that are neither Word nor PowerPoint, by the names of their streams. */
function otherCompound(names: Set<string>): OtherKind | undefined {
  if (names.has('workbook') || names.has('book')) return excelWorkbook;
  if (names.has('pp40')) return powerPoint4;
  if (names.has('quill')) return { name: 'a Publisher file', way: 'Save it as a PDF and upload that.' };
  if (names.has('visiodocument'))
    return { name: 'a Visio drawing', way: 'Save it as a PDF and upload that.' };
  if (names.has('__properties_version1.0')) return { name: 'an Outlook message' };
  return undefined;
}

/**
 * Returns whether a file has macros. Word leaves an empty project in files whose macros were removed, which are
 * accepted.
 */
function hasMacros({ names, count, content }: Streams): boolean {
  if (names.has('_vba_project_cur')) return true;
  if (!names.has('_vba_project')) return false;
  // An embedded document may have a project of its own.
  const dir = count('_vba_project') === 1 && count('dir') === 1 ? content('dir') : undefined;
  return dir === undefined || hasVbaCode(dir, content);
}

/** fEncrypted, bit 8 of the flags at byte 10 of the file information block ([MS-DOC] 2.5.2). */
function isWordEncrypted(word: Uint8Array): boolean {
  return ((word[11] ?? 0) & 0x01) !== 0;
}

/** Returns whether the stream `Current User` contains the token of an encrypted presentation ([MS-PPT] 2.3.2). */
function isPptEncrypted(currentUser: Uint8Array | undefined): boolean {
  if (currentUser === undefined || currentUser.byteLength < 16) return false;
  const view = new DataView(currentUser.buffer, currentUser.byteOffset, currentUser.byteLength);
  return view.getUint32(12, true) === encryptedToken;
}
