import { open } from 'node:fs/promises';
import path from 'node:path';
import type { PageReader, RefusalCode } from '../../../adapters/pages/page-reader';
import { readPicture, sniffPicture } from '../../../adapters/pages/read-picture';
import { sniff } from '../../../adapters/pages/sniff';

type Verdict = { status: 'ready'; kind: string } | { status: 'refused'; reason: string };

const headLength = 4096;

const noProof =
  'This is neither a PDF nor a picture (JPEG, PNG or WebP) that can be opened. Save it as PDF and add that.';

/** Reasons that the reader words for the library only. */
const ownReasons: Partial<Record<RefusalCode, string>> = { type: noProof };

/** Whether first bytes may be those of a proof: a PDF, or a picture that is nothing else. */
export function isProofStart(head: Uint8Array): boolean {
  return sniff(head) === 'pdf' || sniffPicture(head) !== undefined;
}

/** Whether a file can prove something, by what is in it; `workDir` takes what the reader writes. */
export async function judgeProof(
  reader: PageReader,
  file: { path: string; fileName: string },
  workDir: string,
): Promise<Verdict> {
  const head = await readHead(file.path);
  // What also opens as a PDF is for the reader, which refuses what is two things at once.
  const isPicture = sniff(head) !== 'pdf' && sniffPicture(head) !== undefined;
  const found = isPicture ? await readPicture(file.path) : await readPdf(reader, file.path, workDir);
  if (found.status === 'refused') return found;
  const ending = path.extname(file.fileName).toLowerCase().replace('.jpeg', '.jpg');
  return ending === '' || ending === `.${found.kind}`
    ? { status: 'ready', kind: found.kind }
    : {
        status: 'refused',
        reason: `The name ends in ${ending}, but the content is ${found.kind.toUpperCase()}. Rename it to end in .${found.kind} and add it again.`,
      };
}

async function readPdf(reader: PageReader, source: string, workDir: string) {
  const result = await reader.read({ path: source, fileName: '' }, workDir);
  if (result.status === 'refused')
    return { status: 'refused', reason: ownReasons[result.code] ?? result.reason } as const;
  return result.kind === 'pdf' ? result : ({ status: 'refused', reason: noProof } as const);
}

async function readHead(source: string): Promise<Buffer> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headLength), 0, headLength, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
