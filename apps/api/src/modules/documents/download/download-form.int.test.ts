import { createHash } from 'node:crypto';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import * as documents from '@aw/db/documents';
import { PDFDocument } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { publicPdfKey } from '../../../adapters/files/file-keys';
import type { PageReader } from '../../../adapters/pages/page-reader';
import { startJobs } from '../../../jobs/jobs';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { hasCaseFiles, readCaseFile } from '../../../testing/case-files';
import { ownWords, uniquePdf } from '../../../testing/make-pdf';
import { selectRow, updateRows } from '../../../testing/rows';
import { docxOf } from '../../../testing/sample-files';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import * as word from '../../../testing/word-files';
import { jobHandlers } from '../../job-handlers';
import { giveUpOnDownload, prepareDownload } from '../processing/prepare-download';
import { processDocument } from '../processing/process-document';
import { rereadDocument } from '../processing/reread-document';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));

async function publish(bytes: Uint8Array, fileName: string): Promise<number> {
  const response = await author.upload(bytes, { fileName, fields: { title: fileName } });
  await test.processAll();
  const { id } = response.json<{ id: number }>();
  await documents.insertUnlock(test.ctx.db, reader.id, id);
  return id;
}

const fileOf = (person: Person, id: number) => person.get(`/api/documents/${id}/file`);
const pageOf = async (person: Person, id: number) =>
  (await person.get(`/api/documents/${id}`)).json<DocumentDetail>();
const textOf = async (id: number) =>
  (await reader.get(`/api/documents/${id}/pages/1/text`)).json<{ text: string }>().text;
const sha256 = (bytes: Uint8Array) => createHash('sha256').update(bytes).digest('hex');

/** Resets a file to the columns of an earlier release. */
async function makeOld(id: number, form: 'original' | null = null): Promise<string> {
  const { file_sha256: hash } = await selectRow(test, 'documents', { id });
  await updateRows(
    test,
    'files',
    { sha256: hash },
    {
      download_form: form,
      pdf_sha256: null,
      pdf_bytes: null,
      clean_form: null,
      clean_sha256: null,
      clean_bytes: null,
    },
  );
  await test.ctx.files.remove(publicPdfKey(hash));
  return hash;
}

async function withAuthor(bytes: Uint8Array): Promise<Uint8Array> {
  const pdf = await PDFDocument.load(bytes);
  pdf.setAuthor('Hana K.');
  // Otherwise each call would return other bytes.
  pdf.setModificationDate(new Date(0));
  return pdf.save();
}

describe('the download for other people', () => {
  it('[D19] [D2] a Word file with tracked changes downloads without them for others, and unchanged for its uploader', async () => {
    const bytes = await word.wordWithDeletion();
    const id = await publish(bytes, 'draft essay.docx');
    expect(await textOf(id)).toBe('My own sentence.');

    const own = await fileOf(author, id);
    expect(sha256(own.rawPayload)).toBe(sha256(bytes));
    expect(own.headers['content-disposition']).toContain('draft essay.docx');
    expect((await pageOf(author, id)).download).toEqual({
      state: 'ready',
      format: 'docx',
      sizeBytes: bytes.length,
    });

    const file = await fileOf(reader, id);
    expect(file.headers['content-disposition']).toContain('draft essay.docx');
    expect(file.headers['content-length']).toBe(String(file.rawPayload.length));
    expect(file.headers.etag).toBe(`"${sha256(file.rawPayload)}"`);
    expect((await pageOf(reader, id)).download).toEqual({
      state: 'ready',
      format: 'docx',
      sizeBytes: file.rawPayload.length,
    });
    const parts = unzipSync(file.rawPayload);
    expect(Object.keys(parts)).not.toContain('docProps/core.xml');
    const text = strFromU8(parts['word/document.xml'] ?? new Uint8Array());
    expect(text).toContain('My own sentence.');
    expect(text).not.toMatch(/Cut out|Hana/);
  });

  it('[D19] [D2] a PDF downloads without its author for others, and unchanged for its uploader', async () => {
    const bytes = await uniquePdf();
    const id = await publish(await withAuthor(bytes), 'lecture notes.pdf');
    const [own, file] = [await fileOf(author, id), await fileOf(reader, id)];
    expect(sha256(own.rawPayload)).toBe(sha256(await withAuthor(bytes)));
    expect(file.headers['content-disposition']).toContain('lecture notes.pdf');
    const pdf = await PDFDocument.load(file.rawPayload, { updateMetadata: false });
    expect([pdf.getAuthor(), pdf.getTitle(), pdf.getCreator()]).toEqual([undefined, undefined, undefined]);
    expect((await PDFDocument.load(own.rawPayload)).getAuthor()).toBe('Hana K.');
  });

  it.each([null, 'original'] as const)(
    '[D19] a PDF that an earlier release offered unchanged (%s) is not given to others before its copy exists',
    async (form) => {
      const id = await publish(await withAuthor(await uniquePdf()), 'old.pdf');
      const hash = await makeOld(id, form);
      expect(refusalOf(await fileOf(reader, id))).toEqual([409, 'documents.preparing']);
      expect((await pageOf(reader, id)).download.state).toBe('preparing');
      await prepareDownload({ ...test.ctx, reader: test.reader }, id);
      const file = await fileOf(reader, id);
      expect(file.statusCode).toBe(200);
      expect(file.headers.etag).not.toContain(hash);
    },
  );

  it('[D12] a Word file that an earlier release checked is examined before others can download it', async () => {
    const id = await publish(await word.wordWithInsertion(), 'old.docx');
    await makeOld(id);
    expect((await pageOf(reader, id)).download).toEqual({
      state: 'preparing',
      format: 'pdf',
      sizeBytes: null,
    });
    const early = await fileOf(reader, id);
    expect(refusalOf(early)).toEqual([409, 'documents.preparing']);
    expect((await fileOf(author, id)).statusCode).toBe(200);
    // The page and the download have enqueued it; a worker creates it once.
    const jobs = await startJobs(test.databaseUrl, () => {});
    await jobs.work(jobHandlers({ ...test.ctx, jobs }, test.reader));
    await expect
      .poll(async () => (await pageOf(reader, id)).download.state, { timeout: 60_000 })
      .toBe('ready');
    await jobs.stop();
    expect((await fileOf(reader, id)).headers['content-disposition']).toContain('old.docx');
  });

  it('[D12] a Word file that cannot be examined cannot be downloaded by others, and its pages stay', async () => {
    const id = await publish(await docxOf([ownWords(30)]), 'lost.docx');
    const hash = await makeOld(id);
    const broken = { status: 'refused' as const, code: 'broken' as const, reason: '' };
    await prepareDownload({ ...test.ctx, reader: { ...test.reader, read: async () => broken } }, id);
    const file = await fileOf(reader, id);
    expect(refusalOf(file)).toEqual([409, 'documents.no_download']);
    expect((await pageOf(reader, id)).download.state).toBe('none');
    expect(await textOf(id)).not.toBe('');
    // It is examined only once.
    await prepareDownload({ ...test.ctx, reader: test.reader }, id);
    const row = await selectRow(test, 'files', { sha256: hash }, ['download_form']);
    expect(row.download_form).toBe('none');
  });

  it.each(['timeout', 'memory'] as const)(
    '[D12] a Word file is examined again after a failure of the machine: %s',
    async (code) => {
      const id = await publish(await docxOf([ownWords(30)]), 'slow.docx');
      const hash = await makeOld(id);
      const busy = { ...test.reader, read: async () => ({ status: 'refused' as const, code, reason: '' }) };
      await expect(prepareDownload({ ...test.ctx, reader: busy }, id)).rejects.toThrow(code);
      const file = test.ctx.db.selectFrom('files').select('download_form').where('sha256', '=', hash);
      expect(await file.executeTakeFirst()).toEqual({ download_form: null });
      await prepareDownload({ ...test.ctx, reader: test.reader }, id);
      expect((await pageOf(reader, id)).download.state).toBe('ready');
    },
  );

  it.skipIf(!hasCaseFiles)(
    '[D12] [D22] a file in the older Word format shows no deleted words, on its pages and in its download',
    async () => {
      const id = await publish(readCaseFile('07b-tracked-deletion.doc'), 'review.doc');
      expect(await textOf(id)).toBe(
        'This is a test of reviewing\nThis text has been inserted, and should be included',
      );
      const file = await fileOf(reader, id);
      expect(file.headers['content-disposition']).toContain('review.docx');
      const text = strFromU8(unzipSync(file.rawPayload)['word/document.xml'] ?? new Uint8Array());
      expect(text).toContain('should be included');
      expect(text).not.toMatch(/deleted/);
    },
  );
});

describe('copies that could not be made in time', () => {
  /** A reader that reads the file and is ended while it makes the copies. */
  const busy: PageReader = {
    ...test.reader,
    async read(file, outDir) {
      const result = await test.reader.read(file, outDir);
      if (result.status === 'refused') return result;
      return { ...result, copies: { pdfPath: undefined, office: undefined, mayWorkLater: true } };
    },
  };

  /** Jobs that prepare the download of a document, with the minutes until they start. */
  async function waitingJobs(id: number) {
    const { rows } = await sql<{ rounds: number | null; minutes: number }>`
      select (data ->> 'failedRounds')::int as rounds,
        round(extract(epoch from start_after - now()) / 60)::int as minutes
      from jobs.job where name = 'prepare-download' and data ->> 'documentId' = ${String(id)}`.execute(
      test.ctx.db,
    );
    return rows;
  }

  it('[D19] after a round of failed tries, another one follows later, until the file has failed for hours', async () => {
    const id = await publish(await uniquePdf(), 'slow.pdf');
    await makeOld(id);
    const pauses = [5, 30, 120, 480];
    for (const [at, minutes] of pauses.entries()) {
      await giveUpOnDownload(test.ctx, { documentId: id, ...(at > 0 ? { failedRounds: at } : {}) });
      // The page of a document enqueues no second job while one waits.
      expect((await pageOf(reader, id)).download.state).toBe('preparing');
      expect(await waitingJobs(id)).toEqual([{ rounds: at + 1, minutes }]);
      await sql`delete from jobs.job where name = 'prepare-download'`.execute(test.ctx.db);
    }
    await giveUpOnDownload(test.ctx, { documentId: id, failedRounds: pauses.length });
    expect((await pageOf(reader, id)).download.state).toBe('none');
    expect(await waitingJobs(id)).toEqual([]);
  });

  it('[D19] a copy that was made meanwhile ends the tries', async () => {
    const id = await publish(await uniquePdf(), 'made.pdf');
    await giveUpOnDownload(test.ctx, { documentId: id });
    expect((await pageOf(reader, id)).download.state).toBe('ready');
    expect(await waitingJobs(id)).toEqual([]);
  });

  it('[D19] they are made at the next try, and nothing that works is lost', async () => {
    const { id } = (await author.upload(await uniquePdf())).json<{ id: number }>();
    await processDocument({ ...test.ctx, reader: busy }, id);
    await documents.insertUnlock(test.ctx.db, reader.id, id);
    expect((await pageOf(reader, id)).download).toMatchObject({ state: 'preparing' });
    await expect(prepareDownload({ ...test.ctx, reader: busy }, id)).rejects.toThrow('in time');
    await prepareDownload({ ...test.ctx, reader: test.reader }, id);
    expect((await pageOf(reader, id)).download).toMatchObject({ state: 'ready' });
    await updateRows(test, 'documents', { id }, { reader_version: 1 });
    await rereadDocument({ ...test.ctx, reader: busy }, id);
    expect((await fileOf(reader, id)).statusCode).toBe(200);
  });
});
