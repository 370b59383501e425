import { readFile } from 'node:fs/promises';
import type { FileType } from '@aw/contracts/documents/file-types';
import type { MathNode } from '@aw/contracts/documents/page-structure';
import { serveChild } from './children/serve-child';
import { type CopyResult, type CopyTask, makeCopy } from './clean/copy-tasks';
import { kindOf } from './kind-of';
import type { ReadResult } from './page-reader';
import { judgePdf } from './pdf/judge-pdf';
import { readPdf } from './pdf/read-pdf';
import { refusal } from './refusals';

/** An uploaded file, a PDF that another child has created from one, or work on a copy for other people. */
export type PdfTask =
  | ({ outDir: string; path: string; keepsScans: boolean } & (
      | { fileName: string }
      | { madeFrom: FileType; formulas: readonly MathNode[] }
    ))
  | CopyTask;

/** Reader of each file type: PDFium itself, or LibreOffice first. */
const readers = {
  pdf: 'pdfium',
  doc: 'libreoffice',
  docx: 'libreoffice',
  ppt: 'libreoffice',
  pptx: 'libreoffice',
} as const satisfies Record<FileType, 'pdfium' | 'libreoffice'>;

export type OfficeKind = {
  [Type in FileType]: (typeof readers)[Type] extends 'libreoffice' ? Type : never;
}[FileType];
function isOfficeKind(type: FileType): type is OfficeKind {
  return readers[type] === 'libreoffice';
}

export type PdfResult = ReadResult | { status: 'office'; kind: OfficeKind } | CopyResult;

serveChild<PdfTask, PdfResult>(
  async () => async (task, onProgress) => {
    if ('copy' in task) return makeCopy(task, () => onProgress('page'));
    const { path, outDir, keepsScans } = task;
    if ('madeFrom' in task) {
      const { madeFrom: kind, formulas } = task;
      return readPdf(await readFile(path), { kind, outDir, keepsScans, onProgress, formulas });
    }
    const result = await kindOf({ path, fileName: task.fileName });
    if (result.status === 'refused') return result;
    onProgress('received');
    if (isOfficeKind(result.kind)) return { status: 'office', kind: result.kind };
    const bytes = await readFile(path);
    return (await judgePdf(bytes)) ?? readPdf(bytes, { kind: 'pdf', outDir, keepsScans, onProgress });
  },
  () => refusal('broken'),
);
