import { buffer } from 'node:stream/consumers';
import { PDFDocument, PDFName } from '@cantoo/pdf-lib';
import { strFromU8, unzipSync } from 'fflate';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { cleanOfficeKey, publicPdfKey } from '../../adapters/files/file-keys';
import { blindRecogniser } from '../../testing/blind-recogniser';
import { type CorpusFile, corpusFiles } from '../../testing/corpus';
import { pdfTexts } from '../../testing/pdf-texts';
import { selectRow } from '../../testing/rows';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

type Outcome = {
  file: CorpusFile;
  status: string;
  pages: number;
  reason: string | null;
  ms: number;
  sha256: string;
};

const tenMinutes = 600_000;

let test: TestApp;
let outcomes: Outcome[];

beforeAll(async () => {
  // Loaded before the server starts: a busy process would refuse the first uploads.
  const { isReal, files } = await corpusFiles();
  test = await startTestApp({
    LIMIT_UPLOADS_PER_DAY: '0',
    LIMIT_UPLOADS_AT_ONCE: '0',
    LIMIT_WRITES_PER_MINUTE: '0',
  });
  test.ctx.ocr = blindRecogniser;
  const user = await signedIn(test.app);
  console.log(
    isReal
      ? `Reading ${files.length} real files.`
      : `The real files are not here; reading ${files.length} that the project makes.`,
  );
  outcomes = [];
  for (const file of files) {
    const response = await user.upload(file.bytes, { fileName: file.name, fields: { title: file.name } });
    expect(response.statusCode, response.body).toBe(201);
    const { id } = response.json<{ id: number }>();
    const started = performance.now();
    await test.process(id);
    const ms = performance.now() - started;
    const row = await selectRow(test, 'documents', { id }, [
      'status',
      'page_count',
      'reason',
      'refusal_code',
      'file_sha256',
    ]);
    // Some files show equal pictures; the second of them was read and is a correct duplicate.
    const status = row.refusal_code === 'duplicate' ? 'duplicate' : row.status;
    outcomes.push({ file, status, pages: row.page_count, reason: row.reason, ms, sha256: row.file_sha256 });
  }
  const times = outcomes.map(({ ms }) => ms).toSorted((a, b) => a - b);
  console.log(
    `median ${Math.round(times[Math.floor(times.length / 2)] ?? 0)} ms a file, longest ${Math.round(times.at(-1) ?? 0)} ms`,
  );
}, tenMinutes);
afterAll(() => test.close());

const named = (outcome: Outcome) =>
  `${outcome.file.name}: ${outcome.status}, ${outcome.pages} pages, ${outcome.reason ?? ''}`;

it('[P9] at least 95 % of the readable files are published', () => {
  const readable = outcomes.filter(({ file }) => file.refusal === undefined);
  const missed = readable.filter(({ status }) => status !== 'published' && status !== 'duplicate');
  expect(missed.length / readable.length, missed.map(named).join('\n')).toBeLessThanOrEqual(0.05);
});

it('[P9] every published file has the page count of an independent reader', () => {
  const wrong = outcomes.filter(
    ({ status, pages, file }) => status === 'published' && pages !== (file.pageCount ?? pages),
  );
  expect(wrong.map((outcome) => `${named(outcome)}, expected ${outcome.file.pageCount}`)).toEqual([]);
  expect(outcomes.filter(({ status, pages }) => status === 'published' && pages === 0)).toEqual([]);
});

it('[D12] broken and mislabelled files and those with macros or scripts are refused with a reason, and later files are read', () => {
  for (const outcome of outcomes.filter(({ file }) => file.refusal !== undefined)) {
    expect(named(outcome)).toContain(': refused');
    expect(outcome.reason?.length ?? 0).toBeGreaterThan(30);
  }
  expect(outcomes.filter(({ status }) => status === 'processing')).toEqual([]);
});

it(
  '[D19] every published file downloads as a clean copy with the same pages and text, most in their own format',
  async () => {
    const published = outcomes.filter(({ status }) => status === 'published');
    let inOwnFormat = 0;
    for (const { file, pages, sha256 } of published) {
      const row = await selectRow(test, 'files', { sha256 }, ['kind', 'clean_form', 'download_form']);
      expect([file.name, row.download_form]).toEqual([file.name, 'pdf']);
      const bytes = await buffer(await test.ctx.files.read(publicPdfKey(sha256)));
      const clean = await PDFDocument.load(bytes, { updateMetadata: false });
      expect([file.name, clean.getPageCount(), clean.context.trailerInfo.Info]).toEqual([
        file.name,
        pages,
        undefined,
      ]);
      expect(clean.catalog.has(PDFName.of('Metadata')), file.name).toBe(false);
      if (row.kind === 'pdf') {
        const [original, copy] = [await pdfTexts(file.bytes, pages), await pdfTexts(bytes, pages)];
        if (JSON.stringify(original) === JSON.stringify(copy)) inOwnFormat += 1;
      }
      if (row.clean_form !== 'docx' && row.clean_form !== 'pptx') continue;
      inOwnFormat += 1;
      const parts = unzipSync(
        await buffer(await test.ctx.files.read(cleanOfficeKey(sha256, row.clean_form))),
      );
      const names = Object.keys(parts).join(' ');
      expect(names, file.name).not.toMatch(
        /docProps|comments|customXml|printerSettings|_xmlsignatures|thumbnail/i,
      );
      for (const [name, part] of Object.entries(parts))
        if (name.endsWith('.xml'))
          expect(strFromU8(part), `${file.name}: ${name}`).not.toMatch(
            /\s(?:\w+:)?(?:rsid\w*|author|initials)="/i,
          );
    }
    console.log(`${inOwnFormat} of ${published.length} files have a clean copy in their own format.`);
    expect(inOwnFormat / published.length).toBeGreaterThanOrEqual(0.8);
  },
  tenMinutes,
);
