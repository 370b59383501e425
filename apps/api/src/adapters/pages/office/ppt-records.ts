import { constants, inflateSync } from 'node:zlib';
import { type OleContent, readOleObject } from '../embedded/ole-object';
import { judgeLink } from '../pdf/office-links';
import { ZipTooLargeError } from './zip-entries';

// Record numbers from [MS-PPT] 2.13.24.
const vbaInfoAtom = 0x0400;
const interactiveInfoAtom = 0x0ff3;
const hyperlink = 0x0fd7;
const text = 0x0fba;
/** An embedded object, compressed if its instance is 1 ([MS-PPT] 2.10.34). */
const oleObject = 0x1011;
const maxObjectBytes = 64 * 1024 * 1024;
const headerLength = 8;
/** Marks a record that contains records. Records on the way to the macros are followed without it, too. */
const container = 0x0f;
const containers = new Set([0x03e8, 0x07d0, 0x03ff]);
const maxDepth = 40;
/** Index of a link's target among the texts of a hyperlink. */
const targetText = 1;
/** Value of byte 8 of the record if a click starts a program. */
const runsProgram = 2;

type PptRecord = { type: number; parent: number; instance: number; content: DataView };

/**
 * Returns `macros` or `active` if a presentation of the older format contains macros, or a click that starts a
 * program.
 */
export function findPptAction(slides: Uint8Array): 'macros' | 'active' | undefined {
  const view = new DataView(slides.buffer, slides.byteOffset, slides.byteLength);
  for (const { type, parent, instance, content } of recordsOf(view, { parent: 0, depth: 0 })) {
    if (type === vbaInfoAtom && content.byteLength >= 8 && content.getUint32(4, true) !== 0) return 'macros';
    if (type === interactiveInfoAtom && content.byteLength > 8 && content.getUint8(8) === runsProgram)
      return 'active';
    if (type === text && parent === hyperlink && instance === targetText) {
      const target = new TextDecoder('utf-16le').decode(content);
      if (judgeLink(target) === 'harmful') return 'active';
    }
  }
  return undefined;
}

/** Returns what the embedded objects of a presentation contain. Throws ZipTooLargeError above 64 MiB for one of them. */
export function olePptObjects(slides: Uint8Array): OleContent[] {
  const view = new DataView(slides.buffer, slides.byteOffset, slides.byteLength);
  const objects: OleContent[] = [];
  for (const { type, instance, content } of recordsOf(view, { parent: 0, depth: 0 })) {
    if (type !== oleObject) continue;
    const bytes = Buffer.from(content.buffer, content.byteOffset, content.byteLength);
    objects.push(readOleObject('an embedded object', instance === 1 ? inflated(bytes.subarray(4)) : bytes));
  }
  return objects;
}

/** A damaged object is left for PowerPoint to judge, as far as it can be read. */
function inflated(bytes: Buffer): Buffer {
  try {
    return inflateSync(bytes, { maxOutputLength: maxObjectBytes, finishFlush: constants.Z_SYNC_FLUSH });
  } catch (error) {
    if (error instanceof RangeError) throw new ZipTooLargeError('too large an object');
    return Buffer.alloc(0);
  }
}

type Place = { parent: number; depth: number };

function* recordsOf(view: DataView, { parent, depth }: Place): Generator<PptRecord> {
  if (depth > maxDepth) return;
  for (let at = 0; at + headerLength <= view.byteLength; ) {
    const version = view.getUint16(at, true);
    const type = view.getUint16(at + 2, true);
    const start = at + headerLength;
    const length = Math.min(view.getUint32(at + 4, true), view.byteLength - start);
    const content = new DataView(view.buffer, view.byteOffset + start, length);
    if ((version & 0x0f) === container || containers.has(type))
      yield* recordsOf(content, { parent: type, depth: depth + 1 });
    else yield { type, parent, instance: version >> 4, content };
    at = start + length;
  }
}
