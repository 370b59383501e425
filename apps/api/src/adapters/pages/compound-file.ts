import { readFile } from 'node:fs/promises';
import { read } from 'cfb';
import type { Recognised } from './page-reader';
import { refusal, twoInOne, wrongType } from './refusals';

// Record numbers from [MS-PPT] 2.13.24.
const documentContainer = 0x03e8;

const docInfoList = 0x07d0;

const vbaInfo = 0x03ff;

const vbaInfoAtom = 0x0400;

const containers = new Set([documentContainer, docInfoList, vbaInfo]);

const headerLength = 8;

const encryptedToken = 0xf3d1c4df;

/** Streams by their lower-case name; names in a compound file do not tell letters' case apart. */
type Streams = { names: Set<string>; content: (name: string) => Uint8Array | undefined };

/** Recognises an Office file of the older, compound kind by the streams in its directory. */
export async function recogniseCompound(path: string): Promise<Recognised> {
  const bytes = await readFile(path);
  let streams: Streams;
  try {
    streams = streamsOf(bytes);
  } catch {
    return refusal('broken');
  }
  return judge(streams);
}

function streamsOf(bytes: Buffer): Streams {
  const { FileIndex } = read(bytes, { type: 'buffer' });
  return {
    names: new Set(FileIndex.map((entry) => entry.name.toLowerCase())),
    content: (name) => {
      const found = FileIndex.find((entry) => entry.name.toLowerCase() === name)?.content;
      return found === undefined ? undefined : Uint8Array.from(found);
    },
  };
}

function judge({ names, content }: Streams): Recognised {
  if (names.has('encryptedpackage') || names.has('encryptedsummary')) return refusal('encrypted');
  if (names.has('_vba_project') || names.has('_vba_project_cur')) return refusal('macros');
  if (names.has('\u0001ole10native')) return refusal('attachments');
  const word = content('worddocument');
  const slides = content('powerpoint document');
  const isExcel = names.has('workbook') || names.has('book');

  // A Word document with an embedded presentation has both streams, the presentation's below ObjectPool.
  if (slides !== undefined && (word === undefined || !names.has('objectpool'))) {
    if (word !== undefined) return twoInOne('a Word document', 'a PowerPoint presentation');
    if (isPptEncrypted(content('current user'))) return refusal('encrypted');
    return hasPptMacros(slides) ? refusal('macros') : { status: 'recognised', kind: 'ppt' };
  }
  if (word === undefined) return wrongType(isExcel ? 'an Excel workbook' : undefined);
  return isWordEncrypted(word) ? refusal('encrypted') : { status: 'recognised', kind: 'doc' };
}

/** fEncrypted, bit 8 of the flags at byte 10 of the file information block ([MS-DOC] 2.5.2). */
function isWordEncrypted(word: Uint8Array): boolean {
  return ((word[11] ?? 0) & 0x01) !== 0;
}

/** True when a presentation's document record says that it has a VBA project ([MS-PPT] 2.4.11). */
function hasPptMacros(slides: Uint8Array): boolean {
  const view = new DataView(slides.buffer, slides.byteOffset, slides.byteLength);
  return walk(view, 0, view.byteLength);
}

function walk(view: DataView, from: number, to: number): boolean {
  for (let at = from; at + headerLength <= to; ) {
    const type = view.getUint16(at + 2, true);
    const start = at + headerLength;
    const end = start + view.getUint32(at + 4, true);
    if (type === vbaInfoAtom && start + 8 <= to) return view.getUint32(start + 4, true) !== 0;
    if (containers.has(type) && walk(view, start, Math.min(end, to))) return true;
    at = end;
  }
  return false;
}

/** True when the stream `Current User` carries the token of an encrypted presentation ([MS-PPT] 2.3.2). */
function isPptEncrypted(currentUser: Uint8Array | undefined): boolean {
  if (currentUser === undefined || currentUser.byteLength < 16) return false;
  const view = new DataView(currentUser.buffer, currentUser.byteOffset, currentUser.byteLength);
  return view.getUint32(12, true) === encryptedToken;
}
