import { readFile } from 'node:fs/promises';
import { judgePdf } from './judge-pdf';
import { kindOf } from './kind-of';
import type { DocumentKind, ReadResult } from './page-reader';
import { readPdf } from './read-pdf';
import { refusal } from './refusals';
import { serveChild } from './serve-child';

/** A file as it was uploaded, or a PDF that another child has made of it. */
export type PdfTask = { outDir: string; path: string } & ({ fileName: string } | { madeFrom: DocumentKind });
export type OfficeKind = Exclude<DocumentKind, 'pdf'>;
export type PdfResult = ReadResult | { status: 'office'; kind: OfficeKind };

serveChild<PdfTask, PdfResult>(
  async () => async (task, tell) => {
    const { path, outDir } = task;
    if ('madeFrom' in task) return readPdf(await readFile(path), { kind: task.madeFrom, outDir, tell });
    const found = await kindOf({ path, fileName: task.fileName });
    if (found.status === 'refused') return found;
    tell('received');
    if (found.kind !== 'pdf') return { status: 'office', kind: found.kind };
    const bytes = await readFile(path);
    return (await judgePdf(bytes)) ?? readPdf(bytes, { kind: 'pdf', outDir, tell });
  },
  () => refusal('broken'),
);
