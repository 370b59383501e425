import { rm } from 'node:fs/promises';
import path from 'node:path';
import { cleanFormOf } from '../clean-form';
import type { OfficeResult, OfficeTask } from '../office-child';
import type { CleanCopies, PageOutput, Refused } from '../page-reader';
import type { OfficeKind, PdfResult } from '../pdf-child';
import type { CopyTask } from './copy-tasks';

/** Runs tasks in the children, within the time for copies of one file. */
export type CopyWorkers = {
  pdf: (task: CopyTask) => Promise<PdfResult | Refused>;
  office: (task: OfficeTask) => Promise<OfficeResult | Refused>;
};

type ReadFile = { path: string; outDir: string; pages: PageOutput[] };

// LibreOffice arranges a document that it has written itself a little differently.
const convertedLikeness = { maxDifferentPixels: 0.03 };
const sameLikeness = { maxDifferentPixels: 0.01 };

/** Makes the clean copy of an uploaded PDF, or one of its page images if that fails. */
export async function copyPdf(workers: CopyWorkers, file: ReadFile): Promise<CleanCopies> {
  const to = path.join(file.outDir, 'clean.pdf');
  const isGood = await isDone(workers, { copy: 'pdf', path: file.path, to });
  return { pdfPath: isGood ? to : await bindPictures(workers, file), office: undefined };
}

/**
 * Makes the PDF of an Office file and, unless `isPdfOnly`, its clean copy in the newer format, which is compared with the
 * PDF `pdfPath` of the file as it was read.
 */
export async function copyOffice(
  workers: CopyWorkers,
  file: ReadFile & { kind: OfficeKind; pdfPath: string; isPdfOnly: boolean },
): Promise<CleanCopies> {
  const to = path.join(file.outDir, 'public.pdf');
  const isGood = await isDone(workers, { copy: 'public', path: file.pdfPath, to });
  return {
    pdfPath: isGood ? to : await bindPictures(workers, file),
    office: file.isPdfOnly ? undefined : await copyInNewerFormat(workers, file),
  };
}

async function copyInNewerFormat(
  workers: CopyWorkers,
  { path: source, kind, pdfPath, outDir }: ReadFile & { kind: OfficeKind; pdfPath: string },
): Promise<CleanCopies['office']> {
  const form = cleanFormOf[kind];
  const cleanPath = path.join(outDir, `clean.${form}`);
  const check = path.join(outDir, 'check.pdf');
  try {
    const converted = await workers.office({ path: source, kind, pdfPath: check, cleanPath });
    if (converted.status === 'refused' || converted.isPdfOnly) return undefined;
    const likeness = kind === form ? sameLikeness : convertedLikeness;
    const isSame = await isDone(workers, { copy: 'compare', path: pdfPath, with: check, likeness });
    return isSame ? { form, path: cleanPath } : undefined;
  } finally {
    await rm(check, { force: true });
  }
}

async function bindPictures(workers: CopyWorkers, { outDir, pages }: ReadFile): Promise<string | undefined> {
  const to = path.join(outDir, 'pictures.pdf');
  const inOrder = pages.toSorted((one, other) => one.number - other.number);
  const pictures = inOrder.map(({ pagePath }) => pagePath);
  return (await isDone(workers, { copy: 'pictures', pages: pictures, to })) ? to : undefined;
}

async function isDone({ pdf }: CopyWorkers, task: CopyTask): Promise<boolean> {
  const result = await pdf(task);
  return result.status === 'copied' && result.isGood;
}
