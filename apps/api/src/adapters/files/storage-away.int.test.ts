import type { LightMyRequestResponse } from 'fastify';
import { sql } from 'kysely';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { startJobs } from '../../jobs/jobs';
import { processDocument } from '../../modules/documents/processing/process-document';
import { jobHandlers } from '../../modules/job-handlers';
import { checkOrderFile } from '../../modules/orders/files/check-order-file';
import { refusalOf } from '../../testing/answers';
import { uniquePdf } from '../../testing/make-pdf';
import { multipart } from '../../testing/multipart';
import { draftOrder } from '../../testing/order-form';
import { type S3Peer, startS3Peer } from '../../testing/s3-peer';
import { imageOf } from '../../testing/sample-images';
import { signedInStaff } from '../../testing/staff';
import { paidStaffOrder } from '../../testing/staff-order';
import { type TestApp, useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { FilesUnavailableError } from './file-store';
import { createS3Store } from './s3-store';

const own = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0' });
/** An application over an S3 server that stops and starts. */
let test: TestApp;
let peer: S3Peer;
let store: ReturnType<typeof createS3Store>;
let user: Person;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let log: string[] = [];

beforeAll(async () => {
  peer = await startS3Peer();
  store = createS3Store(peer.options);
  const ctx = { ...own.ctx, files: store, config: { ...own.ctx.config, LOG_LEVEL: 'error' as const } };
  const app = await buildApp(ctx, { log: { write: (line) => log.push(line) } });
  test = { ...own, app, ctx };
  user = await signedIn(app);
  staff = await signedInStaff(test);
});
afterAll(async () => {
  await test.app.close();
  store.close();
  await peer.close();
});
beforeEach(() => {
  log = [];
});

const sendTo = async (
  who: { inject: Person['inject'] },
  url: string,
  fields: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  who.inject({ method: 'POST', url, ...multipart(fields, { name: 'a.pdf', bytes: await uniquePdf() }) });

function expectAway(response: LightMyRequestResponse): void {
  expect(refusalOf(response)).toEqual([503, 'files.unavailable']);
  expect(Number(response.headers['retry-after'])).toBeGreaterThan(0);
  expect(response.headers['content-disposition']).toBeUndefined();
  expect(response.headers['content-length']).toBe(String(response.rawPayload.length));
  const lines = log.map((line) => JSON.parse(line) as { requestId: string; err?: { stack: string } });
  const told = lines.find(({ requestId }) => requestId === response.headers['x-request-id']);
  expect(told?.err?.stack).toContain('The file storage is not available');
}

const sendImage = async (): Promise<LightMyRequestResponse> =>
  user.inject({
    method: 'POST',
    url: '/api/images',
    ...multipart({}, { name: 'a.png', bytes: await imageOf('png') }),
  });

async function publishedDocument(): Promise<number> {
  const { id } = (await sendTo(user, '/api/documents', { title: 'Notes' })).json<{ id: number }>();
  await processDocument({ ...test.ctx, reader: test.reader }, id);
  return id;
}

describe('while the storage does not answer', () => {
  it('[R2] uploads of every kind answer 503 and store nothing while the storage does not answer, and work when it is back', async () => {
    const draft = await draftOrder(user);
    const paid = await paidStaffOrder(test, { status: 'in_progress' });
    const uploads = [
      () => sendTo(user, '/api/documents', { title: 'Notes' }),
      () => sendTo(user, `/api/orders/${draft.id}/files`, { role: 'brief' }),
      () => sendTo(staff, `/api/admin/orders/${paid.id}/files`, { role: 'delivery' }),
      sendImage,
    ];
    const rows = () =>
      Promise.all(
        (['documents', 'order_files', 'images', 'files'] as const).map(
          async (table) => (await test.ctx.db.selectFrom(table).selectAll().execute()).length,
        ),
      );
    const before = await rows();
    await peer.goAway();
    for (const upload of uploads) expectAway(await upload());
    expect(await rows()).toEqual(before);
    await peer.comeBack();
    for (const upload of uploads) expect((await upload()).statusCode).toBe(201);
  });

  it('[R2] downloads and page images answer 503, as a page in a browser window, and work when the storage is back', async () => {
    const id = await publishedDocument();
    const order = await draftOrder(user);
    const file = (await sendTo(user, `/api/orders/${order.id}/files`, { role: 'brief' })).json<{
      id: string;
    }>();
    await checkOrderFile({ ...test.ctx, reader: test.reader }, file.id);
    const urls = [
      `/api/documents/${id}/file`,
      `/api/documents/${id}/pages/1/image`,
      `/api/orders/${order.id}/files/${file.id}`,
      (await sendImage()).json<{ url: string }>().url,
    ];
    await peer.goAway();
    for (const url of urls) expectAway(await user.get(url));
    const range = { url: urls[0], headers: { range: 'bytes=0-9' } };
    expectAway(await user.inject(range));
    const shown = await user.inject({ url: urls[0], headers: { 'sec-fetch-dest': 'document' } });
    expect([shown.statusCode, shown.headers['content-type']]).toEqual([503, 'text/html; charset=utf-8']);
    expect(shown.headers['content-disposition']).toBeUndefined();
    expect(shown.body).toContain('Nothing was lost');
    await peer.comeBack();
    for (const url of urls) expect((await user.get(url)).statusCode).toBe(200);
    expect((await user.inject(range)).rawPayload).toHaveLength(10);
  });

  it('[R2] checks of files wait for the storage without using their tries, and refuse no file', async () => {
    const errors: Error[] = [];
    const jobs = await startJobs(test.databaseUrl, (error) => errors.push(error), { storageAwaySeconds: 1 });
    const ctx = { ...test.ctx, jobs };
    const order = await draftOrder(user);
    const document = (await sendTo(user, '/api/documents', { title: 'Notes' })).json<{ id: number }>();
    const file = (await sendTo(user, `/api/orders/${order.id}/files`, { role: 'brief' })).json<{
      id: string;
    }>();
    const states = async () => {
      const from = ctx.db.selectFrom('documents').select('status').where('id', '=', document.id);
      const ofOrder = ctx.db.selectFrom('order_files').select('status').where('id', '=', file.id);
      return [await from.executeTakeFirst(), await ofOrder.executeTakeFirst()].map((row) => row?.status);
    };
    await peer.goAway();
    await jobs.work(jobHandlers(ctx, test.reader));
    // More often than a failed job is tried.
    const isAway = () => errors.filter((error) => error instanceof FilesUnavailableError).length;
    await expect.poll(isAway).toBeGreaterThan(12);
    expect(await states()).toEqual(['processing', 'checking']);
    const { rows: inTurn } = await sql<{ isKept: boolean }>`select j.group_id = d.queue_group as "isKept"
      from jobs.job j join documents d on d.id = (j.data ->> 'documentId')::bigint
      where j.name = 'process-document' and j.state in ('created', 'active') and d.id = ${document.id}`.execute(
      ctx.db,
    );
    expect(inTurn[0]).toEqual({ isKept: true });
    await peer.comeBack();
    await expect.poll(states).toEqual(['published', 'ready']);
    await jobs.stop();
  });
});
