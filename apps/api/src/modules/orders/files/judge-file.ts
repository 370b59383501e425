import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { isOrderFileType, orderFileTypesInFull } from '@aw/contracts/orders/values';
import type { DocumentFile, PageReader, RefusalCode } from '../../../adapters/pages/page-reader';
import { sniff } from '../../../adapters/pages/sniff';
import { mayBeChance } from '../../../jobs/later-reading';

type Verdict = { status: 'ready'; kind: string } | { status: 'refused'; reason: string; isChance: boolean };

const headBytes = 4096;

const slides = 'This is a presentation. Save your slides as PDF and add that.';

const noText =
  'This text file is not in UTF-8. Save it as UTF-8 (most text editors offer this when you save) or as a PDF, and add that.';

/** Replaces reasons of the reader that are worded for the library. */
const ownReasons: Partial<Record<RefusalCode, string>> = {
  type: `We cannot read this file. Orders accept ${orderFileTypesInFull} files.`,
  macros:
    'This file contains macros (small programs), which we do not accept. Save it as DOCX or PDF without macros and add that.',
};

/** Decides by its content whether an order can have a file. `workDir` is the reader's temporary folder. */
export async function judgeFile(reader: PageReader, file: DocumentFile, workDir: string): Promise<Verdict> {
  if (!(await isContainer(file.path)))
    return (await isPlainText(file.path)) ? { status: 'ready', kind: 'txt' } : refuse(noText);
  // The name is compared below instead of by the reader, because orders do not accept presentations.
  const result = await reader.read({ ...file, fileName: '' }, workDir);
  if (result.status === 'refused')
    return refuse(ownReasons[result.code] ?? result.reason, mayBeChance(result.code));
  if (!isOrderFileType(result.kind)) return refuse(slides);
  const extension = path.extname(file.fileName).toLowerCase();
  if (extension !== '' && extension !== `.${result.kind}`)
    return refuse(
      `The name ends in ${extension}, but the content is ${result.kind.toUpperCase()}. Rename it to end in .${result.kind} and add it again.`,
    );
  return { status: 'ready', kind: result.kind };
}

async function isContainer(source: string): Promise<boolean> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return sniff(buffer.subarray(0, bytesRead)) !== undefined;
  } finally {
    await file.close();
  }
}

function refuse(reason: string, isChance = false): Verdict {
  return { status: 'refused', reason, isChance };
}

/** Returns true if the first bytes of a file are UTF-8 text. The last character may be cut. */
export function isTextStart(head: Uint8Array): boolean {
  return canDecode(new TextDecoder('utf-8', { fatal: true }), head) && !head.includes(0);
}

/** Returns true if a whole file is UTF-8 text without null bytes. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path)) {
    // A stream without an encoding yields buffers.
    const bytes = chunk as Buffer;
    if (bytes.includes(0) || !canDecode(decoder, bytes)) return false;
  }
  return canDecode(decoder);
}

function canDecode(decoder: InstanceType<typeof TextDecoder>, bytes?: Uint8Array): boolean {
  try {
    decoder.decode(bytes, { stream: bytes !== undefined });
    return true;
  } catch {
    return false;
  }
}
