import { readFile, writeFile } from 'node:fs/promises';
import { PDFDocument } from '@cantoo/pdf-lib';
import type { PDFiumDocument } from '@hyzyla/pdfium';
import sharp from 'sharp';
import { findActive } from '../pdf/active-content';
import { copyOf } from '../pdf/pdfium-copy';
import { withDocument } from '../pdf/read-pdf';
import { cleanPdf } from './clean-pdf';
import { isLike, type Likeness } from './compare-pdfs';
import { writePublicPdf } from './public-pdf';

/**
 * Work on the copy that other people download: the clean copy of an uploaded PDF, the PDF of an Office file, a PDF of
 * page images, or a comparison of two PDFs.
 */
export type CopyTask =
  | { copy: 'pdf'; path: string; to: string }
  | { copy: 'public'; path: string; to: string }
  | { copy: 'pictures'; pages: string[]; to: string }
  | { copy: 'compare'; path: string; with: string; likeness: Likeness };

/** `isGood` is false if no copy could be made, or it differs from the original. */
export type CopyResult = { status: 'copied'; isGood: boolean };

/** Does one task. Whatever is wrong with a file only means that there is no copy. */
export async function makeCopy(task: CopyTask, onPage: () => void): Promise<CopyResult> {
  const isGood = await attempt(() => {
    if (task.copy === 'pdf') return copyPdf(task.path, task.to);
    if (task.copy === 'public') return publishPdf(task.path, task.to);
    if (task.copy === 'pictures') return bindPictures(task.pages, task.to, onPage);
    return comparePdfs(task);
  });
  return { status: 'copied', isGood };
}

/** A fault of PDFium's program is not caught, because its memory can no longer be trusted. */
async function attempt(work: () => Promise<boolean>): Promise<boolean> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof WebAssembly.RuntimeError || isFaultOfMachine(error)) throw error;
    return false;
  }
}

const isFaultOfMachine = (error: unknown) =>
  error instanceof Error && 'code' in error && ['ENOSPC', 'EIO', 'EROFS'].includes(String(error.code));

/** Cleans what PDFium understands of the file, because the file itself may be encrypted or damaged. */
async function copyPdf(from: string, to: string): Promise<boolean> {
  const clean = await withDocument(await readFile(from), async (original) => {
    const plain = copyOf(original);
    if (plain === undefined) return undefined;
    const bytes = await cleanPdf(plain);
    return (await isGoodCopy(original, bytes)) ? bytes : undefined;
  });
  if (clean === undefined) return false;
  await writeFile(to, clean);
  return true;
}

async function isGoodCopy(original: PDFiumDocument, bytes: Buffer): Promise<boolean> {
  const { finding, sealed } = findActive(bytes);
  if (finding !== undefined || sealed > 0) return false;
  return (await withDocument(bytes, (copy) => isLike(original, copy))) ?? false;
}

async function publishPdf(from: string, to: string): Promise<boolean> {
  return writePublicPdf(await readFile(from), to);
}

async function comparePdfs(task: Extract<CopyTask, { copy: 'compare' }>): Promise<boolean> {
  const second = await readFile(task.with);
  const isSame = await withDocument(await readFile(task.path), (original) =>
    withDocument(second, (copy) => isLike(original, copy, task.likeness)),
  );
  return isSame ?? false;
}

/** Width of a sheet of A4 in points. */
const sheetWidth = 595;

/** Makes a PDF of page images. Its text cannot be selected, but it shows what the site shows. */
async function bindPictures(pages: string[], to: string, onPage: () => void): Promise<boolean> {
  const document = await PDFDocument.create({ updateMetadata: false });
  for (const path of pages) {
    const image = await document.embedJpg(await sharp(path).jpeg({ quality: 80 }).toBuffer());
    const height = (sheetWidth * image.height) / image.width;
    document.addPage([sheetWidth, height]).drawImage(image, { x: 0, y: 0, width: sheetWidth, height });
    onPage();
  }
  await writeFile(to, await document.save());
  return pages.length > 0;
}
