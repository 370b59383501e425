import { type FileHandle, open } from 'node:fs/promises';
import type { FileType } from '@aw/contracts/documents/file-types';
import { recogniseCompound } from './compound-file';
import { recogniseOoxml } from './ooxml';
import type { Refused } from './page-reader';
import { mismatch, refusal, twoInOne, wrongType } from './refusals';
import { hasPdfHeader, otherKind, sniff } from './sniff';
import { endsAsZip } from './zip-end';

export { sniff } from './sniff';

/** A document's kind, or why the file is not taken. */
export type Recognised = { status: 'recognised'; kind: FileType } | Refused;

const headLength = 4096;

/**
 * Recognises a document by what is in it, and refuses what its name only pretends, what two programs would open
 * as two things, what is locked, what carries macros and what unpacks without end.
 */
export async function kindOf(file: { path: string; fileName: string }): Promise<Recognised> {
  const found = await recognise(file.path);
  if (found.status === 'refused') return found;
  const extension = extensionOf(file.fileName);
  return extension === '' || extension === `.${found.kind}` ? found : mismatch(extension, found.kind);
}

/** The ending of a name, lower-case with its dot; only what follows the last slash of either sort counts. */
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
    if (other !== undefined) return twoInOne('a PDF', other);
    if (await endsAsZip(file, size)) return twoInOne('a PDF', 'a ZIP archive');
    return { status: 'recognised', kind: 'pdf' };
  }
  if (container === undefined) return wrongType(otherKind(head));
  if (hasPdfHeader(head)) return twoInOne('a PDF', 'an Office file');
  return container === 'zip' ? recogniseOoxml(path) : recogniseCompound(path);
}
