import type { ExpertProof } from '@aw/contracts/experts/profile';
import type { OwnExpert } from '@aw/contracts/experts/public';
import type { Order, OrderFile } from '@aw/contracts/orders/shapes';
import { eicar, startClamd } from '@aw/dev/clamd';
import { sql } from 'kysely';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { createClamdScanner } from '../../adapters/scanner/clamd-scanner';
import { dayMs, hourMs, minuteMs } from '../../config/durations';
import { readClamdAddress } from '../../config/settings/clamd-address';
import { processDocument } from '../../modules/documents/processing/process-document';
import { currentEvent } from '../../modules/documents/processing/processing-events';
import { checkExpertProof } from '../../modules/experts/proofs/check-expert-proof';
import { checkOrderFile } from '../../modules/orders/files/check-order-file';
import { alertStaffOfWaitingScans } from '../../modules/system/alert-waiting-scans';
import { member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { infected } from '../../testing/infected-files';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { draftOrder, orderCall } from '../../testing/order-form';
import { selectRow, selectRows, updateRows } from '../../testing/rows';
import { blackPng } from '../../testing/sample-images';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_PER_ADDRESS: '0' });
const person = beforeTests(() => member(test));
const clamd = beforeTests(() => startClamd());
afterAll(() => clamd.stop());
beforeEach(async () => {
  clamd.set('well');
  const address = readClamdAddress(clamd.address);
  if (!address) throw new Error('The test server has no readable address.');
  test.ctx.scanner = createClamdScanner({ address, deadlineMs: 500 });
});

const context = (afterMs = 0) => ({
  ...test.ctx,
  reader: test.reader,
  now: () => new Date(Date.now() + afterMs),
});
const upload = async (bytes: Uint8Array) => (await person.upload(bytes)).json<{ id: number }>().id;
const detailOf = async (id: number) =>
  (await person.get(`/api/documents/${id}`)).json<Record<string, unknown>>();

describe('an uploaded document', () => {
  it('[D12] a document with a virus is refused with the name of the virus, and nothing reads it', async () => {
    const id = await upload(infected(await uniquePdf()));
    const reader = { read: () => Promise.reject(new Error('It was read.')), close: async () => {} };
    await processDocument({ ...context(), reader }, id);
    const refused = await detailOf(id);
    expect(refused).toMatchObject({ status: 'refused' });
    expect(refused.reason).toMatch(/virus scanner found a harmful program .*Eicar-Signature/);
  });

  it('[D12] a document waits while the scanner is away, says so, and is published when it answers', async () => {
    clamd.set('silent');
    const id = await upload(await uniquePdf());
    await processDocument(context(), id);
    const waiting = await detailOf(id);
    expect(waiting).toMatchObject({
      status: 'processing',
      waitsForScan: true,
      readAgainAt: expect.any(String),
    });
    expect(await currentEvent({ ...test.ctx, userId: person.id }, id)).toMatchObject({
      isFinal: false,
      waitsForScan: true,
      readAgainAt: waiting.readAgainAt,
    });
    // Three slow readings would have refused it.
    for (const afterMs of [hourMs, dayMs, 6 * dayMs]) await processDocument(context(afterMs), id);
    expect(await detailOf(id)).toMatchObject({ status: 'processing' });
    const { rows } = await sql<{ jobs: number }>`
      select count(*)::int as jobs from jobs.job where name = 'process-document'
      and (data ->> 'documentId')::int = ${id} and start_after > now() + interval '30 seconds'`.execute(
      test.ctx.db,
    );
    expect(rows).toEqual([{ jobs: 4 }]);
    clamd.set('well');
    await processDocument(context(6 * dayMs), id);
    const published = await detailOf(id);
    expect(published).toMatchObject({ status: 'published', readAgainAt: null });
    expect(published).not.toHaveProperty('waitsForScan');
  });

  it('[D12] a document that no scanner saw for a week is refused, and never accepted', async () => {
    clamd.set('broken');
    const id = await upload(await uniquePdf());
    await processDocument(context(), id);
    await processDocument(context(7 * dayMs + minuteMs), id);
    const refused = await detailOf(id);
    expect(refused).toMatchObject({ status: 'refused' });
    expect(refused.reason).toMatch(/could not check this file for viruses for a whole week/);
  });

  it('[D12] staff get one mail for an outage, an hour after its first file', async () => {
    clamd.set('cut');
    const mails = () => selectRows(test, 'mails', { kind: 'staff_alert' });
    const before = (await mails()).length;
    const [first, second] = [await upload(await uniquePdf()), await upload(await uniquePdf())];
    await processDocument(context(), first);
    await alertStaffOfWaitingScans(context(hourMs - minuteMs));
    expect(await mails()).toHaveLength(before);
    for (const minutes of [1, 11, 21]) await alertStaffOfWaitingScans(context(hourMs + minutes * minuteMs));
    await processDocument(context(hourMs), second);
    await alertStaffOfWaitingScans(context(4 * hourMs));
    expect(await mails()).toHaveLength(before + 1);
    clamd.set('well');
    for (const id of [first, second]) await processDocument(context(), id);
    expect(await selectRows(test, 'files', { scan_waiting_since: null })).not.toEqual([]);
  });
});

describe('a file that is not a document of the library', () => {
  const addTo = async (url: string, name: string, bytes: Uint8Array, fields = {}) =>
    (await person.inject({ method: 'POST', url, ...multipart(fields, { name, bytes }) })).json<{
      id: string;
    }>().id;

  it('[D12] a text file of an order with a virus is refused, and one waits while the scanner is away', async () => {
    const { id } = await draftOrder(person);
    const url = `/api/orders/${id}/files`;
    const bad = await addTo(url, 'brief.txt', Buffer.from(eicar), { role: 'brief' });
    await checkOrderFile(context(), bad);
    clamd.set('silent');
    const good = await addTo(url, 'more.txt', Buffer.from('Please write 900 words.'), { role: 'brief' });
    await checkOrderFile(context(), good);
    const filesOf = async () => (await orderCall(person, 'GET', id)).json<Order>().files;
    const stateOf = (files: OrderFile[], fileId: string) => files.find((file) => file.id === fileId);
    const files = await filesOf();
    expect(stateOf(files, bad)).toMatchObject({ status: 'refused', reason: expect.stringMatching(/Eicar/) });
    expect(stateOf(files, good)).toMatchObject({ status: 'checking', scanAgainAt: expect.any(String) });
    clamd.set('well');
    await checkOrderFile(context(), good, { scanWaits: 1 });
    const ready = stateOf(await filesOf(), good);
    expect(ready).toMatchObject({ status: 'ready' });
    expect(ready).not.toHaveProperty('scanAgainAt');
  });

  it('[D12] a proof of an expert with a virus is refused, and one waits while the scanner is away', async () => {
    const url = '/api/experts/me/proofs';
    const bad = await addTo(url, 'degree.pdf', infected(await uniquePdf()), { subject: 'Law' });
    await checkExpertProof(context(), bad);
    clamd.set('silent');
    const good = await addTo(url, 'degree.png', blackPng(90, 60), { subject: 'Law' });
    await checkExpertProof(context(), good);
    const { proofs } = (await person.get('/api/experts/me')).json<OwnExpert>();
    const stateOf = (id: string): ExpertProof | undefined => proofs.find((proof) => proof.id === id);
    expect(stateOf(bad)).toMatchObject({ status: 'refused', reason: expect.stringMatching(/Eicar/) });
    expect(stateOf(good)).toMatchObject({ status: 'checking', scanAgainAt: expect.any(String) });
  });

  it('[D12] an image with a virus is refused at once, and no image is taken while the scanner is away', async () => {
    const send = (bytes: Uint8Array) =>
      person.inject({ method: 'POST', url: '/api/images', ...multipart({}, { name: 'plan.png', bytes }) });
    const png = blackPng(90, 60);
    expect(refusalOf(await send(infected(png)))).toEqual([422, 'files.infected']);
    clamd.set('cut');
    expect(refusalOf(await send(png))).toEqual([503, 'server.busy']);
    clamd.set('well');
    expect((await send(png)).statusCode).toBe(201);
  });

  it('[D12] a draft with a virus is refused, and one is not read while the scanner is away', async () => {
    const suggest = (bytes: Uint8Array) =>
      person.inject({
        method: 'POST',
        url: '/api/documents/suggest',
        ...multipart({}, { name: 'notes.pdf', bytes }),
      });
    expect(refusalOf(await suggest(infected(await uniquePdf())))).toEqual([422, 'files.infected']);
    clamd.set('silent');
    const { excerpts } = test.ctx;
    test.ctx.excerpts = { ...excerpts, read: () => Promise.reject(new Error('It was read.')) };
    const draft = await suggest(await uniquePdf());
    test.ctx.excerpts = excerpts;
    expect(draft.statusCode).toBe(201);
    const { draftId } = draft.json<{ draftId: string }>();
    const row = await selectRow(test, 'upload_drafts', { id: draftId }, ['file_sha256']);
    const file = await selectRow(test, 'files', { sha256: row.file_sha256 ?? '' }, ['scan_waiting_since']);
    // It may be abandoned, so staff are not told that it waits.
    expect(file.scan_waiting_since).toBeNull();
  });

  it('[D12] a file that turns out to be in the library waits for the scanner no more', async () => {
    const bytes = await uniquePdf();
    const first = await upload(bytes);
    await processDocument(context(), first);
    const second = await upload(bytes);
    const { file_sha256: sha256 } = await selectRow(test, 'documents', { id: second });
    await updateRows(test, 'files', { sha256 }, { scan_waiting_since: new Date() });
    await processDocument(context(), second);
    expect(await detailOf(second)).toMatchObject({ status: 'refused' });
    expect((await selectRow(test, 'files', { sha256 })).scan_waiting_since).toBeNull();
  });
});
