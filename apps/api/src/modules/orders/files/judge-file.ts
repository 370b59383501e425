import { createReadStream } from 'node:fs';
import { open } from 'node:fs/promises';
import path from 'node:path';
import { mayBeChance } from '../../../adapters/files/read-again';
import type { DocumentFile, PageReader, RefusalCode } from '../../../adapters/pages/page-reader';
import { sniff } from '../../../adapters/pages/sniff';

type Verdict = { status: 'ready'; kind: string } | { status: 'refused'; reason: string; isChance: boolean };

const kinds = ['pdf', 'doc', 'docx'];

const headLength = 4096;

const accepted = 'Orders accept PDF, DOC, DOCX and plain text (TXT) files.';

const slides = 'This is a presentation. Save your slides as PDF and add that.';

const noText =
  'This text file is not in UTF-8. Save it as UTF-8 (most text editors offer this when you save) or as a PDF, and add that.';

/** Reasons that the reader words for the library only. */
const ownReasons: Partial<Record<RefusalCode, string>> = {
  type: `We cannot read this file. ${accepted}`,
  macros:
    'This file contains macros (small programs), which we do not accept. Save it as DOCX or PDF without macros and add that.',
};

/** Whether a file can go with an order, by what is in it; `workDir` takes what the reader writes. */
export async function judgeFile(reader: PageReader, file: DocumentFile, workDir: string): Promise<Verdict> {
  if (!(await isContainer(file.path)))
    return (await isPlainText(file.path)) ? { status: 'ready', kind: 'txt' } : refuse(noText);
  // Without a name: what the name promises is compared here, where presentations are not taken.
  const result = await reader.read({ ...file, fileName: '' }, workDir);
  if (result.status === 'refused')
    return refuse(ownReasons[result.code] ?? result.reason, mayBeChance(result.code));
  if (!kinds.includes(result.kind)) return refuse(slides);
  const ending = path.extname(file.fileName).toLowerCase();
  if (ending !== '' && ending !== `.${result.kind}`)
    return refuse(
      `The name ends in ${ending}, but the content is ${result.kind.toUpperCase()}. Rename it to end in .${result.kind} and add it again.`,
    );
  return { status: 'ready', kind: result.kind };
}

async function isContainer(source: string): Promise<boolean> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return sniff(buffer.subarray(0, bytesRead)) !== undefined;
  } finally {
    await file.close();
  }
}

function refuse(reason: string, isChance = false): Verdict {
  return { status: 'refused', reason, isChance };
}

/** Whether the first bytes of a file are UTF-8 text; a character that the cut parts is no matter. */
export function isTextStart(head: Uint8Array): boolean {
  return canDecode(new TextDecoder('utf-8', { fatal: true }), head) && !head.includes(0);
}

/** Whether a whole file is UTF-8 text without null bytes. */
async function isPlainText(path: string): Promise<boolean> {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  for await (const chunk of createReadStream(path)) {
    // A stream without an encoding gives bytes.
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
