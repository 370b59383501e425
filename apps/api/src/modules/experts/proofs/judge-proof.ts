import { open } from 'node:fs/promises';
import path from 'node:path';
import type { ImageType } from '@aw/contracts/images/image-types';
import { imageKindOf } from '../../../adapters/pages/images/image-kind';
import type { ImageReader, ImageRefusalCode } from '../../../adapters/pages/images/open-image-reader';
import type { DocumentFile, PageReader, RefusalCode } from '../../../adapters/pages/page-reader';
import { sniff } from '../../../adapters/pages/sniff';
import { mayBeChance } from '../../../jobs/later-reading';

type Verdict = { status: 'ready'; kind: string } | { status: 'refused'; reason: string; isChance?: boolean };

const headBytes = 4096;

const unsupportedReason =
  'We could not open this as a PDF or a picture (JPEG, PNG or WebP). Save it as a PDF and add that.';

/** Replacements for reasons of the reader that speak of the library. */
const pdfReasons: Partial<Record<RefusalCode, string>> = { type: unsupportedReason };

const memoryReason =
  'Opening this picture took more memory than we allow. Make it smaller, or save it as PDF, and add that.';

const imageReasons: Record<ImageRefusalCode, string> = {
  pixels: 'This picture has more than 40 megapixels. Make it smaller, or save it as a PDF, and add that.',
  unreadable:
    'This picture is damaged and could not be opened. Open it on your device, save it again and add the new copy.',
  timeout:
    'Opening this picture took longer than we allow. Make it smaller, or save it as PDF, and add that.',
  memory: memoryReason,
  killed: memoryReason,
};

/** Returns whether a file with these first bytes can be a proof: a PDF or an image. */
export function isProofStart(head: Uint8Array): boolean {
  return sniff(head) === 'pdf' || imageKindOf(head) !== undefined;
}

/** Decides by its content whether a file is accepted as a proof. The reader writes to `workDir`. */
export async function judgeProof(
  { reader, images }: { reader: PageReader; images: ImageReader },
  file: DocumentFile,
  workDir: string,
): Promise<Verdict> {
  const head = await readHead(file.path);
  // A file that is also a PDF goes to the PDF reader, which refuses files of two types at once.
  const imageKind = sniff(head) === 'pdf' ? undefined : imageKindOf(head);
  const verdict = imageKind
    ? await readImage(images, file, imageKind, workDir)
    : await readPdf(reader, file, workDir);
  if (verdict.status === 'refused') return verdict;
  const ending = path.extname(file.fileName).toLowerCase().replace('.jpeg', '.jpg');
  return ending === '' || ending === `.${verdict.kind}`
    ? { status: 'ready', kind: verdict.kind }
    : {
        status: 'refused',
        reason: `The name ends in ${ending}, but the content is ${verdict.kind.toUpperCase()}. Rename it to end in .${verdict.kind} and add it again.`,
      };
}

async function readPdf(reader: PageReader, file: DocumentFile, workDir: string) {
  const result = await reader.read({ ...file, fileName: '' }, workDir);
  if (result.status === 'refused') {
    const reason = pdfReasons[result.code] ?? result.reason;
    return { status: 'refused', reason, isChance: mayBeChance(result.code) } as const;
  }
  return result.kind === 'pdf' ? result : ({ status: 'refused', reason: unsupportedReason } as const);
}

async function readImage(
  images: ImageReader,
  { path: source, timeFactor }: DocumentFile,
  kind: ImageType,
  workDir: string,
): Promise<Verdict> {
  const task = { path: source, outPath: path.join(workDir, 'drawn.webp'), timeFactor };
  const reading = await images.read(task, undefined);
  // This says nothing about the file; the job tries again.
  if (reading.status === 'busy') throw new Error('Too many images wait to be read.');
  if (reading.status === 'read') return { status: 'ready', kind: kind === 'jpeg' ? 'jpg' : kind };
  return { status: 'refused', reason: imageReasons[reading.code], isChance: mayBeChance(reading.code) };
}

async function readHead(source: string): Promise<Buffer> {
  const file = await open(source);
  try {
    const { buffer, bytesRead } = await file.read(Buffer.alloc(headBytes), 0, headBytes, 0);
    return buffer.subarray(0, bytesRead);
  } finally {
    await file.close();
  }
}
