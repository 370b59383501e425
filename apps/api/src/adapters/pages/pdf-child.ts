import { readFile } from 'node:fs/promises';
import type { FileType } from '@aw/contracts/documents/file-types';
import type { MathNode } from '@aw/contracts/documents/page-structure';
import { serveChild } from './children/serve-child';
import { kindOf } from './kind-of';
import type { ReadResult } from './page-reader';
import { judgePdf } from './pdf/judge-pdf';
import { writePublicPdf } from './pdf/public-pdf';
import { readPdf } from './pdf/read-pdf';
import { refusal } from './refusals';

/**
 * An uploaded file, or a PDF that another child has created from it, which is published at `publicPath` if that is
 * set.
 */
export type PdfTask = { outDir: string; path: string; keepsScans: boolean } & (
  | { fileName: string }
  | { madeFrom: FileType; publicPath?: string; formulas: readonly MathNode[] }
);

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

export type PdfResult = ReadResult | { status: 'office'; kind: OfficeKind };

serveChild<PdfTask, PdfResult>(
  async () => async (task, onProgress) => {
    const { path, outDir, keepsScans } = task;
    if ('madeFrom' in task) {
      const pdf = await readFile(path);
      const result = await readPdf(pdf, {
        kind: task.madeFrom,
        outDir,
        keepsScans,
        onProgress,
        formulas: task.formulas,
      });
      if (result.status === 'refused') return result;
      const { publicPath } = task;
      return {
        ...result,
        download: publicPath ? await writePublicPdf(pdf, publicPath) : { form: 'original' },
      };
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
