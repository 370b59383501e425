import { drawScribbles, makeScan, pdfOfPictures } from '@aw/bench/make-scan';
import * as documents from '@aw/db/documents';
import { PDFDocument } from '@cantoo/pdf-lib';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import type { Recognition, TextRecogniser } from '../../../adapters/pages/ocr/open-text-recogniser';
import { member } from '../../../testing/account';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf, ownWords, uniquePdf } from '../../../testing/make-pdf';
import { selectRows, updateRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';
import { documentPage } from '../public-page';
import { processDocument } from './process-document';
import { currentEvent } from './processing-events';
import { giveUpOnText, recogniseText } from './recognise-text';
import { rereadDocument } from './reread-document';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const user = beforeTests(() => signedIn(test.app));
const staff = beforeTests(() => signedInStaff(test));

/** A sentence and words that are on no other page, because pages with the same words are copies. */
const lesson = (topic: string) => `${topic} ${ownWords(60)}.`;

const send = async (bytes: Uint8Array, by: Person = user) =>
  (await by.upload(bytes)).json<{ id: number }>().id;
const detailOf = async (id: number, by: Person = user) =>
  (await by.get(`/api/documents/${id}`)).json<Record<string, unknown>>();
const textOf = async (id: number, number: number) =>
  (await user.get(`/api/documents/${id}/pages/${number}/text`)).json<{ text: string; origin?: string }>();
const eventOf = (id: number, by: Person = user) => currentEvent({ ...test.ctx, userId: by.id }, id);
const check = (id: number) => processDocument({ ...test.ctx, reader: test.reader }, id);
const recognise = (id: number, ocr: TextRecogniser = test.ctx.ocr) =>
  recogniseText({ ...test.ctx, reader: test.reader, ocr }, id);

/** A recogniser that answers each page with the next result, and an error when there is none. */
function scripted(results: (Recognition | 'error')[]): TextRecogniser & { paths: string[] } {
  const paths: string[] = [];
  return {
    paths,
    async read({ path }) {
      paths.push(path.split('/').at(-1) ?? '');
      const result = results[paths.length - 1] ?? 'error';
      if (result === 'error') throw new Error('The engine was ended.');
      return result;
    },
    close: async () => {},
  };
}
const page = (text: string | null, workMs = 2_000): Recognition => ({ status: 'read', text, workMs });

describe('scanned and photographed pages', () => {
  it('[D14] [D9] a phrase of a scan is found on its page, which says that its text was read from a picture, and the document counts', async () => {
    const id = await send(
      await makeScan(
        [lesson('Osmosis moves water.'), lesson('Mitochondria release energy.')],
        ['clean', 'uneven'],
      ),
    );
    await check(id);
    expect(await detailOf(id)).toMatchObject({ status: 'processing', scans: { done: 0, total: 2 } });
    expect(await eventOf(id)).toMatchObject({ isFinal: false, scans: { done: 0, total: 2 } });
    await recognise(id);
    const detail = await detailOf(id);
    expect(detail).toMatchObject({ status: 'published', counting: 'counted', review: null });
    expect(detail).not.toHaveProperty('scans');
    expect(await textOf(id, 2)).toMatchObject({
      text: expect.stringContaining('Mitochondria release energy.'),
      origin: 'ocr',
    });
    const found = await user.get('/api/documents?q=mitochondria release energy');
    expect(found.json<{ id: number; hit?: { page: number } }[]>()).toMatchObject([{ id, hit: { page: 2 } }]);
    expect(await selectRows(test, 'recognised_pages', { document_id: id }, ['number'])).toEqual([]);
  });

  it('[D14] a page of handwriting is published as a picture and says that its text could not be read', async () => {
    const id = await send(await pdfOfPictures([await drawScribbles()]));
    await test.process(id);
    expect(await detailOf(id)).toMatchObject({ status: 'published', counting: 'waiting' });
    expect(await textOf(id, 1)).toMatchObject({ number: 1, text: '', origin: 'unread' });
    const page = await documentPage(test.ctx, id);
    expect(JSON.stringify(page?.content)).toContain('its text could not be read');
  });

  it('[D14] typed pages keep their own text, and only the pictures among them are read', async () => {
    const both = await PDFDocument.load(await makePdf([lesson('Typed words stay.')]));
    const scan = await PDFDocument.load(await makeScan([lesson('Scanned words follow.')]));
    const [picture] = await both.copyPages(scan, [0]);
    if (picture) both.addPage(picture);
    const id = await send(await both.save());
    await test.process(id);
    expect(await textOf(id, 1)).not.toHaveProperty('origin');
    expect(await textOf(id, 2)).toMatchObject({
      text: expect.stringContaining('Scanned words follow.'),
      origin: 'ocr',
    });
  });

  it('[D14] scans wait in a queue of their own, in which people take turns, and hold up no other upload', async () => {
    const other = await member(test);
    const scan = await makeScan([lesson('Erosion moves soil.')]);
    const [first, second] = [await send(await pdfOfPictures([await drawScribbles()])), await send(scan)];
    const third = Number(
      (await other.upload(await makeScan([lesson('Inflation raises prices.')]))).json().id,
    );
    for (const id of [first, second, third]) await check(id);
    const typed = await send(await uniquePdf());
    await check(typed);
    expect(await detailOf(typed)).toMatchObject({ status: 'published' });
    expect(await documents.isAnyProcessing(test.ctx.db)).toBe(false);
    const { rows } = await sql<{ id: number; priority: number }>`
      select (data ->> 'documentId')::int as id, priority from jobs.job where name = 'recognise-text'`.execute(
      test.ctx.db,
    );
    const placeOf = (id: number) => 0 - (rows.find((row) => row.id === id)?.priority ?? -9);
    expect([first, second, third].map(placeOf)).toEqual([0, 1, 0]);
    for (const id of [first, second, third]) await recognise(id);
  });

  it('[D14] [R8] a job that is ended in the middle continues with the next page', async () => {
    const id = await send(await makeScan(['A', 'B', 'C'].map((name) => lesson(`Part ${name}.`))));
    await check(id);
    await expect(recognise(id, scripted([page(lesson('One.')), 'error']))).rejects.toThrow('ended');
    expect(await eventOf(id)).toMatchObject({ isFinal: false, scans: { done: 1, total: 3 } });
    const rest = scripted([page(lesson('Two.')), page(lesson('Three.'))]);
    await recognise(id, rest);
    expect(rest.paths).toEqual(['2-scan.jpg', '3-scan.jpg']);
    expect((await textOf(id, 1)).text).toContain('One.');
    expect(await detailOf(id)).toMatchObject({ status: 'published', counting: 'counted' });
    await recognise(id, scripted([]));
  });
});

describe('scans that cannot be read', () => {
  it.each([
    [
      'the engine fails on a page',
      [page(lesson('One.')), { status: 'failed', workMs: 10 } as const],
      'failed',
    ],
    ['its pages take more than ten minutes', [page(lesson('One.'), 600_000)], 'timeout'],
  ])('[D14] a document waits for staff if %s, and its uploader sees why', async (_, results, problem) => {
    const person = await signedIn(test.app);
    const id = await send(await makeScan([lesson('First.'), lesson('Second.')]), person);
    await check(id);
    await recognise(id, scripted([...results]));
    expect(await detailOf(id, person)).toMatchObject({
      status: 'published',
      counting: 'waiting',
      review: { reason: 'few_words', isUnread: true, dueAt: expect.any(String) },
    });
    const seen = (await staff.get(`/api/admin/documents/${id}`)).json();
    expect(seen).toMatchObject({ waitReason: 'few_words', ocrProblem: problem, legibleWords: 40 });
  });

  it('[D14] a document whose job failed in every try is published as pictures and waits for staff', async () => {
    const id = await send(await makeScan([lesson('Lost.')]));
    await check(id);
    await giveUpOnText({ ...test.ctx, reader: test.reader }, id);
    expect(await detailOf(id)).toMatchObject({ status: 'published', counting: 'waiting' });
    expect(await textOf(id, 1)).toMatchObject({ text: '', origin: 'unread' });
  });

  it('[D14] the pages that were read before the last try failed keep their text', async () => {
    const id = await send(await makeScan([lesson('Kept.'), lesson('Lost.')]));
    await check(id);
    await expect(recognise(id, scripted([page(lesson('Kept words.')), 'error']))).rejects.toThrow('ended');
    await giveUpOnText({ ...test.ctx, reader: test.reader }, id);
    expect(await textOf(id, 1)).toMatchObject({
      text: expect.stringContaining('Kept words.'),
      origin: 'ocr',
    });
    expect(await textOf(id, 2)).toMatchObject({ text: '', origin: 'unread' });
    expect(await detailOf(id)).toMatchObject({ status: 'published', review: { isUnread: true } });
  });

  it('[U9] texts of OCR are deleted when the previous release, which does not know them, erases a document', async () => {
    const ids = [await send(await uniquePdf()), await send(await uniquePdf())];
    for (const id of ids)
      await documents.insertRecognisedPage(test.ctx.db, id, {
        number: 1,
        text: 'A private sentence.',
        isFailed: false,
        workMs: 1,
      });
    const [erased = 0, refused = 0] = ids;
    await updateRow(test, 'documents', refused, { status: 'refused', refusal_code: 'broken' });
    await updateRow(test, 'documents', erased, { status: 'refused', refusal_code: 'erased' });
    const left = ids.map((id) => selectRows(test, 'recognised_pages', { document_id: id }, ['number']));
    expect(await Promise.all(left)).toEqual([[], [{ number: 1 }]]);
  });

  it('[U9] a text that OCR reads after its document was erased is not stored', async () => {
    const id = await send(await makeScan([lesson('Erased.')]));
    await check(id);
    await updateRow(test, 'documents', id, { status: 'refused', refusal_code: 'erased' });
    const late = { number: 1, text: 'Late words', isFailed: false, workMs: 1 };
    await documents.insertRecognisedPage(test.ctx.db, id, late);
    expect(await selectRows(test, 'recognised_pages', { document_id: id }, ['number'])).toEqual([]);
  });
});

describe('scans that an earlier release published', () => {
  it('[D14] [A9] they are read in the background, found afterwards, and count if they only lacked words', async () => {
    const id = await send(await makeScan([lesson('Photosynthesis stores sunlight.')]));
    await check(id);
    await giveUpOnText({ ...test.ctx, reader: test.reader }, id);
    await updateRow(test, 'documents', id, { reader_version: 1, ocr_problem: null });
    await rereadDocument({ ...test.ctx, reader: test.reader }, id);
    expect(await detailOf(id)).toMatchObject({ status: 'published', counting: 'counted' });
    const found = await user.get('/api/documents?q=photosynthesis stores sunlight');
    expect(found.json<{ id: number }[]>().map((each) => each.id)).toEqual([id]);
  });
});
