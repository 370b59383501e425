import { type FileHandle, open } from 'node:fs/promises';
import { recogniseCompound } from './office/compound-file';
import { recogniseOoxml } from './office/ooxml';
import { otherKind } from './other-kinds';
import type { Recognised } from './page-reader';
import { mismatch, refusal, twoInOne, wrongType } from './refusals';
import { hasPdfHeader, sniff } from './sniff';

const endRecordLength = 22;

const maxCommentLength = 65_535;

const endRecord = Buffer.from('PK\x05\x06', 'latin1');

const directoryRecord = Buffer.from('PK\x01\x02', 'latin1');

export { sniff } from './sniff';

const headLength = 4096;

/**
 * Recognises a document by its content. Refuses files that do not match their name, that open as two kinds, that are
 * locked, that contain macros, and that unpack without end.
 */
export async function kindOf(file: { path: string; fileName: string }): Promise<Recognised> {
  const result = await recognise(file.path);
  if (result.status === 'refused') return result;
  const extension = extensionOf(file.fileName);
  return extension === '' || extension === `.${result.kind}` ? result : mismatch(extension, result.kind);
}

/** Returns the extension of a name in lower case with its dot, after the last slash of either kind. */
function extensionOf(fileName: string): string {
  const name = fileName.split(/[\\/]/).at(-1) ?? '';
  return /\.[a-z0-9]{1,10}$/i.exec(name.trim())?.[0].toLowerCase() ?? '';
}

async function recognise(path: string): Promise<Recognised> {
  const file = await open(path);
  try {
    const { size } = await file.stat();
    if (size === 0) return refusal('empty');
    return await recogniseContainer(path, file, size);
  } finally {
    await file.close();
  }
}

async function recogniseContainer(path: string, file: FileHandle, size: number): Promise<Recognised> {
  const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
  const head = buffer.subarray(0, bytesRead);
  const container = sniff(head);
  if (container === 'pdf') {
    const other = otherKind(head);
    if (other !== undefined) return twoInOne('a PDF', other.name);
    if (await endsAsZip(file, size)) return twoInOne('a PDF', 'a ZIP archive');
    return { status: 'recognised', kind: 'pdf' };
  }
  if (container === undefined) return wrongType(otherKind(head));
  if (hasPdfHeader(head)) return twoInOne('a PDF', 'an Office file');
  return container === 'zip' ? recogniseOoxml(path) : recogniseCompound(path);
}

/** Returns whether the file ends with a zip's directory, so that zip programs would open it whatever its start. */
async function endsAsZip(file: FileHandle, size: number): Promise<boolean> {
  const length = Math.min(size, endRecordLength + maxCommentLength);
  const { buffer: tail } = await file.read(Buffer.alloc(length), 0, length, size - length);
  for (
    let at = tail.lastIndexOf(endRecord);
    at >= 0;
    at = at === 0 ? -1 : tail.lastIndexOf(endRecord, at - 1)
  ) {
    if (at + endRecordLength > length) continue;
    // A zip that is only attached has other data after its comment.
    if (at + endRecordLength + tail.readUInt16LE(at + 20) !== length) continue;
    const directoryAt = size - length + at - tail.readUInt32LE(at + 12);
    if (directoryAt < 0) continue;
    const { buffer: signature } = await file.read(Buffer.alloc(4), 0, 4, directoryAt);
    if (signature.equals(directoryRecord)) return true;
  }
  return false;
}
