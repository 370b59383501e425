import { createHash } from 'node:crypto';
import { readdir } from 'node:fs/promises';
import { connect } from 'node:net';
import path from 'node:path';
import { maxFileBytes } from '@aw/contracts/documents/file-types';
import type { Order, OrderFile } from '@aw/contracts/orders/shapes';
import * as documents from '@aw/db/documents';
import * as orders from '@aw/db/orders';
import { describe, expect, it } from 'vitest';
import { contentKey } from '../../../adapters/files/file-keys';
import { codeOf, refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import type { Caller } from '../../../testing/calls';
import { uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import {
  draftOrder,
  orderCall,
  paidOrder,
  placedOrder,
  putInState,
  wholeOrder,
} from '../../../testing/order-form';
import { selectRow, selectRows, updateRow } from '../../../testing/rows';
import { staffFile, staffOrder } from '../../../testing/staff-order';
import { startTestApp, useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { runMaintenance } from '../../maintenance';
import { checkOrderFile, giveUpOnOrderFile } from './check-order-file';

const test = useTestApp({ LIMIT_ORDERS_PER_DAY: '0' });
const user = beforeTests(() => signedIn(test.app));
const text = (words: string) => Buffer.from(words);
const add = (
  id: string,
  bytes: Uint8Array,
  name = 'brief.pdf',
  fields: Record<string, string> = {},
  who: Caller = user,
) => who.inject({ method: 'POST', url: `/api/orders/${id}/files`, ...multipart(fields, { name, bytes }) });
const check = async (id: string) => checkOrderFile({ ...test.ctx, reader: test.reader }, id);
const filesOf = async (id: string) => (await orderCall(user, 'GET', id)).json<Order>().files;

describe('a file of an order', () => {
  it('[O1] a file is accepted with form parts in any sequence, checked by a job, and returned with the same bytes', async () => {
    const { id } = await draftOrder(user);
    const bytes = await uniquePdf(2);
    const form = multipart({ role: 'brief' }, { name: '../a/Brief – ü.pdf', bytes }, { fileFirst: true });
    const added = await user.inject({ method: 'POST', url: `/api/orders/${id}/files`, ...form });
    expect(added.statusCode).toBe(201);
    const file = added.json<OrderFile>();
    expect(file).toMatchObject({
      fileName: 'Brief – ü.pdf',
      from: 'customer',
      role: 'brief',
      status: 'checking',
    });
    const jobs = await selectRows(test, 'order_files', { status: 'checking' }, ['id']);
    expect(jobs.map((row) => row.id)).toContain(file.id);
    await check(file.id);
    expect(await filesOf(id)).toMatchObject([{ id: file.id, status: 'ready', reason: null }]);
    const read = await orderCall(user, 'GET', id, `/files/${file.id}`);
    const hash = (data: Uint8Array) => createHash('sha256').update(data).digest('hex');
    expect(hash(read.rawPayload)).toBe(hash(bytes));
    expect(read.headers).toMatchObject({
      'content-type': 'application/pdf',
      'x-content-type-options': 'nosniff',
      'cache-control': 'private, no-cache',
    });
    expect(read.headers['content-disposition']).toMatch(/^attachment/);
    const part = await user.inject({
      url: `/api/orders/${id}/files/${file.id}`,
      headers: { range: 'bytes=0-3' },
    });
    expect([part.statusCode, part.body]).toEqual([206, '%PDF']);
  });

  it('[O1] plain text in UTF-8 is accepted, and other text is refused with a way to fix it', async () => {
    const { id } = await draftOrder(user);
    const good = (await add(id, text('Grüße, 世界\n'.repeat(900)), 'notes.TXT')).json<OrderFile>();
    const late = (
      await add(id, Buffer.concat([text('a'.repeat(9000)), Buffer.from([0xff, 0xfe])]), 'late.txt')
    ).json<OrderFile>();
    for (const { id: fileId } of [good, late]) await check(fileId);
    expect(await filesOf(id)).toMatchObject([
      { status: 'ready' },
      { status: 'refused', reason: expect.stringContaining('UTF-8') },
    ]);
    const read = await orderCall(user, 'GET', id, `/files/${good.id}`);
    expect(read.headers['content-type']).toBe('text/plain; charset=utf-8');
    expect(read.headers['content-security-policy']).toContain('sandbox');
  });

  it.each([
    [
      'slides by their name',
      'talk.pptx',
      Buffer.from('PK\x03\x04 whatever'),
      415,
      'files.type',
      'This presentation',
    ],
    ['a picture', 'photo.pdf', Buffer.from('\x89PNG\r\n'), 415, 'files.type', 'PDF, DOC, DOCX'],
    [
      'a program',
      'run.txt',
      Buffer.from('MZ\x90\x00'),
      415,
      'files.type',
      'its content is not one of the types we accept',
    ],
    [
      'text with null bytes',
      'wide.txt',
      Buffer.from('h\0i\0'),
      415,
      'files.type',
      'its content is not one of the types we accept',
    ],
    [
      'rich text behind a text name',
      'a.txt',
      Buffer.from('{\\rtf1 hi}'),
      415,
      'files.type',
      'its content is not one of the types we accept',
    ],
    [
      'text behind another name',
      'a.docx',
      Buffer.from('hello'),
      415,
      'files.type',
      'its content is not one of the types we accept',
    ],
    ['nothing', 'a.pdf', Buffer.alloc(0), 422, 'files.empty', '0 bytes'],
    ['a byte too much', 'a.txt', Buffer.alloc(maxFileBytes + 1, 'a'), 413, 'files.too_large', '10MB'],
  ])('[O1] a file is refused and not stored if it is %s', async (_, name, bytes, status, code, words) => {
    const { id } = await draftOrder(user);
    const refused = await add(id, bytes, name);
    expect(refusalOf(refused)).toEqual([status, code]);
    expect(refused.json<{ message: string }>().message).toContain(words);
    expect(await filesOf(id)).toEqual([]);
    expect(await test.ctx.files.removeStaleStages(-1000)).toBe(0);
  });

  it('[O1] a disguised or broken file is refused by the checks with the reason', async () => {
    const { id } = await draftOrder(user);
    const cases: [string, Uint8Array, RegExp][] = [
      ['really.docx', await uniquePdf(), /ends in \.docx, but the content is PDF/],
      ['cut.pdf', (await uniquePdf()).subarray(0, 300), /damaged/],
    ];
    for (const [name, bytes, reason] of cases) {
      const { id: fileId } = (await add(id, bytes, name)).json<OrderFile>();
      await check(fileId);
      expect((await filesOf(id)).at(-1)).toMatchObject({
        status: 'refused',
        reason: expect.stringMatching(reason),
      });
    }
    const { id: lost } = (await add(id, await uniquePdf())).json<OrderFile>();
    await giveUpOnOrderFile(test.ctx, lost);
    expect((await filesOf(id)).at(-1)).toMatchObject({
      status: 'refused',
      reason: expect.stringContaining('not your fault'),
    });
    await check(lost);
    expect((await filesOf(id)).at(-1)?.status).toBe('refused');
  });

  it('[O1] an upload that is cut off leaves nothing behind', async () => {
    const { id } = await draftOrder(user);
    const address = new URL(await test.app.listen({ port: 0 }));
    const { headers, payload } = multipart({}, { name: 'brief.pdf', bytes: await uniquePdf(3) });
    const staged = () => readdir(path.join(test.ctx.config.DATA_DIR, 'files', 'staging'));
    const socket = connect(Number(address.port), address.hostname);
    socket.write(
      `POST /api/orders/${id}/files HTTP/1.1\r\nHost: ${address.host}\r\nCookie: ${user.cookie}\r\n` +
        `Content-Type: ${headers['content-type']}\r\nContent-Length: ${payload.length}\r\n\r\n`,
    );
    socket.write(payload.subarray(0, payload.length / 2));
    await expect.poll(staged).toHaveLength(1);
    socket.destroy();
    await expect.poll(staged).toEqual([]);
    expect(await filesOf(id)).toEqual([]);
  });

  it('[O1] an order accepts at most twenty files, also in parallel', async () => {
    const { id } = await draftOrder(user);
    const answers = await Promise.all(
      Array.from({ length: 23 }, (_, i) => add(id, text(`file ${i}`), `${i}.txt`)),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 201)).toHaveLength(20);
    const refused = answers.filter(({ statusCode }) => statusCode !== 201);
    expect(refused.map((answer) => refusalOf(answer))).toEqual(
      Array.from({ length: 3 }, () => [422, 'orders.files']),
    );
    expect(await filesOf(id)).toHaveLength(20);
  });
});

describe('access to files of an order', () => {
  it('[O1] a stranger who reads, adds or removes a file is answered with 404 and changes nothing', async () => {
    const { id } = await placedOrder(user);
    const { id: fileId } = (await add(id, text('private'), 'a.txt')).json<OrderFile>();
    const stranger = await signedIn(test.app);
    const before = await wholeOrder(test, id);
    const own = await draftOrder(stranger);
    const answers = [
      await orderCall(stranger, 'GET', id, `/files/${fileId}`),
      await orderCall(stranger, 'GET', own.id, `/files/${fileId}`),
      await orderCall(stranger, 'DELETE', id, `/files/${fileId}`),
      await orderCall(stranger, 'DELETE', own.id, `/files/${fileId}`),
      await add(id, text('mine'), 'b.txt', {}, stranger),
    ];
    expect(answers.map((answer) => refusalOf(answer))).toEqual(answers.map(() => [404, 'orders.not_found']));
    expect((await test.nobody.get(`/api/orders/${id}/files/${fileId}`)).statusCode).toBe(401);
    expect(await wholeOrder(test, id)).toBe(before);
  });

  it('[O10] the customer sees files that staff have shown and cannot remove them', async () => {
    const owner = await signedIn(test.app);
    const { id } = await staffOrder(test, { user_id: owner.id });
    const fileId = await staffFile(test, id, { name: 'work.pdf', bytes: text(`work for ${id}`) });
    expect((await orderCall(owner, 'GET', id)).json<Order>().files).toEqual([]);
    expect((await orderCall(owner, 'GET', id, `/files/${fileId}`)).statusCode).toBe(404);
    await updateRow(test, 'order_files', fileId, { shown_at: new Date() });
    expect((await orderCall(owner, 'GET', id)).json<Order>().files).toMatchObject([{ from: 'staff' }]);
    expect((await orderCall(owner, 'GET', id, `/files/${fileId}`)).body).toBe(`work for ${id}`);
    expect((await orderCall(owner, 'DELETE', id, `/files/${fileId}`)).statusCode).toBe(404);
  });
});

describe('adding and removing files', () => {
  it('[O1] an own file can be removed with its bytes until the order is paid, which frees its storage', async () => {
    const owner = await signedIn(test.app);
    const { id } = await placedOrder(owner);
    const { id: fileId } = (await add(id, text('12345'), 'a.txt', {}, owner)).json<OrderFile>();
    const stored = async () => selectRow(test, 'users', { id: owner.id }, ['stored_bytes']);
    expect(await stored()).toEqual({ stored_bytes: 5 });
    expect((await orderCall(owner, 'DELETE', id, `/files/${fileId}`)).statusCode).toBe(204);
    expect(await stored()).toEqual({ stored_bytes: 0 });
    await runMaintenance({ ...test.ctx, now: () => new Date(Date.now() + 66 * 60 * 1000) });
    const sha256 = createHash('sha256').update('12345').digest('hex');
    expect(await documents.findFile(test.ctx.db, sha256)).toBeUndefined();
    expect(await test.ctx.files.sizeOf(contentKey(sha256))).toBeUndefined();
    expect((await orderCall(owner, 'GET', id, `/files/${fileId}`)).statusCode).toBe(404);
    expect((await orderCall(owner, 'DELETE', id, `/files/${fileId}`)).statusCode).toBe(404);
  });

  it('[O1] [O9] removing a file as a guest frees the storage of the order’s owner only', async () => {
    const [owner, guest] = [await signedIn(test.app), await signedIn(test.app)];
    const { id } = await placedOrder(owner);
    const { id: fileId } = (await add(id, text('123456'), 'b.txt', {}, owner)).json<OrderFile>();
    await orders.upsertAccess(test.ctx.db, { orderId: id, userId: guest.id, linkVersion: 1 });
    await updateRow(test, 'users', guest.id, { stored_bytes: 100 });
    expect((await orderCall(guest, 'DELETE', id, `/files/${fileId}`)).statusCode).toBe(204);
    const { stored_bytes: left } = await selectRow(test, 'users', { id: guest.id });
    expect(left).toBe(100);
  });

  it('[O10] a file for a message can be removed until it is sent, also when the order is paid', async () => {
    const { id } = await paidOrder(test, user);
    const [taken, sent] = [
      (await add(id, text('wrong one'), 'wrong.txt', { role: 'message' })).json<OrderFile>(),
      (await add(id, text('right one'), 'right.txt', { role: 'message' })).json<OrderFile>(),
    ];
    expect((await orderCall(user, 'DELETE', id, `/files/${taken.id}`)).statusCode).toBe(204);
    await orderCall(user, 'POST', id, '/messages', { body: 'Here it is.', fileIds: [sent.id] });
    const refused = await orderCall(user, 'DELETE', id, `/files/${sent.id}`);
    expect(refusalOf(refused)).toEqual([409, 'orders.locked']);
    const { files } = (await orderCall(user, 'GET', id)).json<Order>();
    expect(files.map(({ fileName }) => fileName)).toEqual(['right.txt']);
  });

  it('[O10] files that are added to the brief of a paid order are recorded and kept, and an ended order accepts none', async () => {
    const { id } = await paidOrder(test, user);
    const { id: fileId } = (await add(id, text('more'), 'more.txt')).json<OrderFile>();
    const { events } = (await orderCall(user, 'GET', id)).json<Order>();
    // Events hold no file name, because they are kept when the person is erased.
    expect(events.at(-1)).toMatchObject({ kind: 'file_added', detail: {} });
    expect(JSON.stringify(events)).not.toContain('more.txt');
    const refused = await orderCall(user, 'DELETE', id, `/files/${fileId}`);
    expect(refusalOf(refused)).toEqual([409, 'orders.locked']);
    for (const status of ['delivered', 'completed', 'cancelled', 'refunded', 'disputed'] as const) {
      await putInState(test, id, status);
      expect([status, codeOf(await add(id, text('no'), 'no.txt'))]).toEqual([status, 'orders.locked']);
      expect((await add(id, text('yes'), 'yes.txt', { role: 'message' })).statusCode).toBe(201);
    }
  });

  it('[R4] the limits of anonymous storage and of files per day are refused with an explanation', async () => {
    const limited = await startTestApp({ LIMIT_ANONYMOUS_BYTES: '4', LIMIT_UPLOADS_PER_DAY: '2' });
    const [one, two] = [await signedIn(limited.app), await signedIn(limited.app)];
    const first = await draftOrder(one);
    expect((await add(first.id, text('12345'), 'a.txt', {}, one)).statusCode).toBe(201);
    expect(codeOf(await add(first.id, text('1'), 'b.txt', {}, one))).toBe('limits.storage');
    const second = await draftOrder(two);
    for (const name of ['a.txt', 'b.txt']) await add(second.id, text('1'), name, {}, two);
    expect(codeOf(await add(second.id, text('1'), 'c.txt', {}, two))).toBe('limits.uploads');
    await limited.close();
  });
});
