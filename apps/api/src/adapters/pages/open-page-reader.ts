import { mkdir, rm } from 'node:fs/promises';
import path from 'node:path';
import { minuteMs } from '../../config/durations';
import type { Outcome } from './children/ask-child';
import { type Supervisor, supervise } from './children/supervise';
import { type CopyWorkers, copyOffice, copyPdf } from './clean/make-copies';
import type { OfficeResult, OfficeTask } from './office-child';
import type { DocumentFile, PageReader, ReadResult, ReadStep, Refused } from './page-reader';
import type { OfficeKind, PdfResult, PdfTask } from './pdf-child';
import { onlyMedia, refusal } from './refusals';

export type PageReaderOptions = {
  /**
   * Milliseconds of work (the smaller of processor time and elapsed time) for one PDF, plus 1000 for each page read,
   * up to eight times as much in total; three times as many for an Office file. Waiting and starting a child do not
   * count. A second try has what the first left.
   */
  deadlineMs?: number;
  /** Memory in bytes that a child may use for a file. LibreOffice alone uses about 0.9 GB. */
  memoryBytes?: number;
  /** Milliseconds after which an idle child ends. The default is 5 minutes. */
  idleMs?: number;
  /** Called for every child that starts. */
  onChildStart?: (child: { script: string; pid: number }) => void;
};

// LibreOffice is ready after two seconds, on a busy machine after more than ten.
const officeStartMs = 120_000;
// LibreOffice reports no progress while it works.
const officeShare = 3;
// Eight times 15 seconds: 500 pages of text take a good minute of one core, and pages with pictures twice as long.
const maxWorkFactor = 8;

/**
 * Opens a reader with two child processes: LibreOffice converts Office files to PDF, PDFium reads PDFs. Each starts
 * when needed, and ends after an idle period.
 */
export function openPageReader(options: PageReaderOptions = {}): PageReader {
  const { deadlineMs = 15_000, memoryBytes = 1536 * 1024 * 1024, onChildStart: onStart } = options;
  const { idleMs = 5 * minuteMs } = options;
  const pdf = supervise<PdfTask, PdfResult>({
    script: 'pdf-child',
    startDeadlineMs: minuteMs,
    maxTasks: 200,
    idleMs,
    onStart,
  });
  const office = supervise<OfficeTask, OfficeResult>({
    script: 'office-child',
    // The optimising compiler costs more time and memory than it saves on documents of this size.
    execArgv: ['--liftoff-only'],
    startDeadlineMs: officeStartMs,
    maxTasks: 100,
    idleMs,
    onStart,
  });

  async function read(
    file: DocumentFile,
    outDir: string,
    onStep: (step: ReadStep) => void = () => undefined,
  ): Promise<ReadResult> {
    const { keepsScans = false } = file;
    let kind: 'pdf' | 'office' = 'pdf';
    const ownMs = deadlineMs * (file.timeFactor ?? 1);
    /** Returns a function that runs tasks which share the permitted work. `onFailure` gets the outcome of a failed one. */
    function budget(onFailure: (status: Failure['status']) => void = () => undefined) {
      let maxMs = maxWorkFactor * ownMs;
      return async <Task, Result>(
        child: Supervisor<Task, Result>,
        task: Task,
        share = 1,
      ): Promise<Result | Refused> => {
        const limits = { deadlineMs: Math.min(share * ownMs, maxMs), maxMs, memoryBytes };
        const outcome = await child.run(task, { ...limits, onStep });
        maxMs = Math.max(1, maxMs - outcome.workMs);
        if (outcome.status === 'done') return outcome.result;
        onFailure(outcome.status);
        return refusal(codeOf(outcome), kind);
      };
    }
    const work = budget();
    let mayWorkLater = false;
    const copying = budget((status) => {
      mayWorkLater ||= status === 'timeout' || status === 'killed';
    });
    const copyWorkers: CopyWorkers = {
      pdf: (task) => copying(pdf, task),
      office: (task) => copying(office, task, officeShare),
    };
    async function readOffice(type: OfficeKind): Promise<PdfResult> {
      const pdfPath = path.join(outDir, 'converted.pdf');
      try {
        const converted = await work(office, { path: file.path, kind: type, pdfPath }, officeShare);
        if (converted.status === 'refused') return converted;
        const { formulas } = converted;
        const result = await work(pdf, { path: pdfPath, madeFrom: type, outDir, keepsScans, formulas });
        const isEmpty = result.status === 'refused' && result.code === 'empty';
        if (isEmpty && converted.hasMedia) return onlyMedia();
        if (result.status !== 'read' || !file.makesCopies) return result;
        const { pages } = result;
        const { isPdfOnly } = converted;
        const toCopy = { path: file.path, outDir, pages, kind: type, pdfPath, isPdfOnly };
        return { ...result, copies: { ...(await copyOffice(copyWorkers, toCopy)), mayWorkLater } };
      } finally {
        await rm(pdfPath, { force: true });
      }
    }

    await mkdir(outDir, { recursive: true });
    const first = await work(pdf, { path: file.path, fileName: file.fileName, outDir, keepsScans });
    if (first.status === 'office') kind = 'office';
    const result = first.status === 'office' ? await readOffice(first.kind) : first;
    if (result.status === 'office' || result.status === 'copied')
      throw new Error('The reader of PDFs gave the answer to another task.');
    if (result.status !== 'read' || result.copies || !file.makesCopies) return result;
    const copies = await copyPdf(copyWorkers, { path: file.path, outDir, pages: result.pages });
    return { ...result, copies: { ...copies, mayWorkLater } };
  }

  return {
    read,
    async close() {
      await Promise.all([pdf.close(), office.close()]);
    },
  };
}

type Failure = Exclude<Outcome<unknown>, { status: 'done' }>;

function codeOf({ status }: Failure) {
  return status === 'crashed' ? 'broken' : status;
}
