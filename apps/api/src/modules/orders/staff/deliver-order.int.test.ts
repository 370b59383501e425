import type { OrderFile } from '@aw/contracts/orders/shapes';
import type { StaffOrder } from '@aw/contracts/orders/staff';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { uniquePdf } from '../../../testing/make-pdf';
import { multipart } from '../../../testing/multipart';
import { selectRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import {
  auditOf,
  eventKinds,
  paidStaffOrder,
  staffFile,
  staffOrder,
  staffWriter,
} from '../../../testing/staff-order';
import { useTestApp } from '../../../testing/test-app';
import * as word from '../../../testing/word-files';
import { checkOrderFile } from '../files/check-order-file';

const test = useTestApp({ LIMIT_WRITES_PER_MINUTE: '0', LIMIT_READS_PER_MINUTE: '0' });
const staff = beforeTests(() => signedInStaff(test));
let writerId: number;

const reasons =
  'I moved the claim to the front, because the reader looks for it there, and cut what repeats the method section. The comments say what to check.';

const get = (path: string) => staff.get(`/api/admin/orders/${path}`);
const post = (path: string, payload: object = {}) => staff.post(`/api/admin/orders/${path}`, payload);
const deliver = (id: string, fileIds: string[], body = reasons) => post(`${id}/deliver`, { body, fileIds });
const upload = (id: string, role: string, file: { name: string; bytes: Uint8Array }) =>
  staff.inject({
    method: 'POST',
    url: `/api/admin/orders/${id}/files`,
    ...multipart(role ? { role } : {}, file),
  });
const ongoing = (change: object = {}) =>
  paidStaffOrder(test, { status: 'in_progress', writer_id: writerId, ...change });

beforeAll(async () => {
  writerId = await staffWriter(test);
});
describe('files of staff', () => {
  it('[M10] [O10] files of staff are invisible to the customer until they are checked and delivered, and staff can read them before', async () => {
    const order = await ongoing();
    const bytes = await uniquePdf();
    const added = await upload(order.id, '', { name: 'work.pdf', bytes });
    const file = added.json<OrderFile>();
    expect([added.statusCode, file]).toMatchObject([
      201,
      { fileName: 'work.pdf', from: 'staff', role: 'delivery', status: 'checking' },
    ]);
    expect((await get(order.id)).json<StaffOrder>().files).toEqual([file]);
    expect(Buffer.from((await get(`${order.id}/files/${file.id}`)).rawPayload)).toEqual(Buffer.from(bytes));
    const early = await deliver(order.id, [file.id]);
    expect(refusalOf(early)).toEqual([422, 'orders.files']);
    await checkOrderFile({ ...test.ctx, reader: test.reader }, file.id);
    const answer = await deliver(order.id, [file.id]);
    expect([answer.statusCode, answer.json()]).toMatchObject([
      200,
      {
        status: 'delivered',
        messages: [{ from: 'writer', name: 'Hana K.', body: reasons, files: [{ id: file.id }] }],
      },
    ]);
    expect(await eventKinds(test, order.id)).toEqual(['delivered']);
    expect((await auditOf(test, `order:${order.id}`)).map(({ verb }) => verb)).toEqual([
      'order.file_added',
      'order.deliver',
    ]);
    const other = await ongoing();
    expect(refusalOf(await get(`${other.id}/files/${file.id}`))).toEqual([404, 'orders.not_found']);
  });

  it('[M10] files of staff are refused with a type that orders do not accept, or if no work is due', async () => {
    const order = await ongoing();
    const picture = { name: 'work.png', bytes: Buffer.from('\x89PNG\r\n\x1a\n picture', 'latin1') };
    expect(refusalOf(await upload(order.id, 'delivery', picture))).toEqual([415, 'files.type']);
    const pdf = { name: 'work.pdf', bytes: await uniquePdf() };
    expect((await upload(order.id, 'brief', pdf)).statusCode).toBe(400);
    const done = await staffOrder(test, { status: 'completed' });
    expect(refusalOf(await upload(done.id, 'delivery', pdf))).toEqual([409, 'orders.move']);
    expect((await upload(done.id, 'message', pdf)).statusCode).toBe(201);
    expect(refusalOf(await upload('AW-0000000000000000', 'delivery', pdf))).toEqual([
      404,
      'orders.not_found',
    ]);
  });
});

describe('messages of staff', () => {
  it('[O10] messages come from support or the writer, with files that are visible from then on, and are mailed', async () => {
    const order = await ongoing();
    const draft = await staffFile(test, order.id, {
      name: 'draft.pdf',
      bytes: await uniquePdf(),
      role: 'draft',
    });
    const send = (payload: object) => post(`${order.id}/messages`, { body: 'Please read.', ...payload });
    const sent = await send({ as: 'writer', fileIds: [draft] });
    expect([sent.statusCode, sent.json()]).toMatchObject([
      201,
      { from: 'writer', name: 'Hana K.', body: 'Please read.', files: [{ id: draft }] },
    ]);
    expect((await send({ as: 'support' })).json()).toMatchObject({ from: 'support', name: 'Support' });
    expect(refusalOf(await send({ as: 'writer', fileIds: [draft] }))).toEqual([422, 'orders.files']);
    expect(await eventKinds(test, order.id)).toEqual(['file_added']);
    const mails = await selectRows(test, 'mails', { kind: 'order_message' }, ['body_text']);
    expect(mails.filter(({ body_text }) => body_text?.includes('Please read.'))).toHaveLength(2);
    expect((await auditOf(test, `order:${order.id}`)).map(({ verb }) => verb)).toEqual([
      'order.message',
      'order.message',
    ]);
  });

  it('[M10] messages are refused as a writer whom the order does not have, for a draft, and with files of others', async () => {
    const [order, other] = [await paidStaffOrder(test), await ongoing()];
    const message = { body: 'Hello', as: 'writer' };
    expect(refusalOf(await post(`${order.id}/messages`, message))).toEqual([409, 'orders.move']);
    const draft = await staffOrder(test, { status: 'draft' });
    expect(refusalOf(await post(`${draft.id}/messages`, { ...message, as: 'support' }))).toEqual([
      409,
      'orders.move',
    ]);
    const bytes = await uniquePdf();
    for (const file of [
      await staffFile(test, order.id, { name: 'a.pdf', bytes, role: 'message' }),
      await staffFile(test, other.id, { name: 'a.pdf', bytes, role: 'delivery' }),
      await staffFile(test, other.id, { name: 'a.pdf', bytes, role: 'message', status: 'refused' }),
    ])
      expect(refusalOf(await post(`${other.id}/messages`, { ...message, fileIds: [file] }))).toEqual([
        422,
        'orders.files',
      ]);
    expect((await get(other.id)).json<StaffOrder>().messages).toEqual([]);
  });
});

describe('a delivery', () => {
  it('[O8] [O10] a delivery is refused without work due or with missing files, and happens once', async () => {
    const order = await ongoing();
    const file = await staffFile(test, order.id, { name: 'work.pdf', bytes: await uniquePdf() });
    expect(refusalOf(await deliver(order.id, [file, crypto.randomUUID()]))).toEqual([422, 'orders.files']);
    expect((await deliver(order.id, [])).statusCode).toBe(400);
    const answers = await Promise.all([...Array(5)].map(() => deliver(order.id, [file])));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(1);
    expect(await eventKinds(test, order.id)).toEqual(['delivered']);
    expect((await get(order.id)).json<StaffOrder>().messages).toHaveLength(1);
    const unpaid = await staffOrder(test);
    expect(refusalOf(await deliver(unpaid.id, [file]))).toEqual([409, 'orders.move']);
    expect(refusalOf(await deliver('AW-0000000000000000', [file]))).toEqual([404, 'orders.not_found']);
  });

  it('[O10] a delivery ends an unanswered proposal of a later deadline', async () => {
    const order = await ongoing();
    await post(`${order.id}/extension`, {
      dueAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
      reason: 'More data',
    });
    const file = await staffFile(test, order.id, { name: 'work.pdf', bytes: await uniquePdf() });
    expect((await deliver(order.id, [file])).json()).toMatchObject({ extension: null });
  });
});

describe('help with an own draft', () => {
  let order: Awaited<ReturnType<typeof ongoing>>;
  let marked: string;
  const add = async (name: string, bytes: Uint8Array, role: 'delivery' | 'draft' | 'message' = 'delivery') =>
    staffFile(test, order.id, { name, bytes, role });

  beforeEach(async () => {
    order = await ongoing({ service: 'editing' });
    marked = await add('essay.docx', await word.wordWithInsertion());
  });

  it('[O18] help with an own draft is delivered as Word files with tracked changes or comments and an explanation', async () => {
    const commented = await add('comments.docx', await word.wordWithComment());
    expect((await deliver(order.id, [marked, commented])).json()).toMatchObject({ status: 'delivered' });
  });

  it('[O18] a clean text of a student’s own draft is refused, alone and beside a marked one, and nothing is delivered', async () => {
    const clean = [
      await add('clean.docx', await word.cleanWord()),
      await add('loose.docx', await word.wordWithLooseComment()),
      await add('clean.pdf', await uniquePdf()),
      await add('clean.txt', Buffer.from('A whole new essay.')),
    ];
    for (const file of clean)
      for (const fileIds of [[file], [marked, file]])
        expect(refusalOf(await deliver(order.id, fileIds))).toEqual([422, 'orders.delivery']);
    const kept = (await get(order.id)).json<StaffOrder>();
    expect([kept.status, kept.messages, await eventKinds(test, order.id)]).toEqual(['in_progress', [], []]);
    const writing = await ongoing({ service: 'essay-writing' });
    const free = await staffFile(test, writing.id, { name: 'clean.docx', bytes: await word.cleanWord() });
    expect((await deliver(writing.id, [free], 'Here it is.')).statusCode).toBe(200);
  });

  it('[O18] a delivery of help with an own draft is refused without an explanation of 100 characters', async () => {
    const answer = await deliver(order.id, [marked], 'Done, have a look.');
    expect(refusalOf(answer)).toEqual([422, 'orders.delivery']);
    expect(answer.json<{ message: string }>().message).toContain('explain the changes');
    expect((await deliver(order.id, [marked], 'x'.repeat(99))).statusCode).toBe(422);
    expect((await deliver(order.id, [marked], 'x'.repeat(100))).statusCode).toBe(200);
  });

  it('[O18] a message cannot send a clean text of a student’s own draft either', async () => {
    const send = (file: string) =>
      post(`${order.id}/messages`, { body: 'See this', as: 'writer', fileIds: [file] });
    const clean = await add('clean.docx', await word.cleanWord(), 'draft');
    expect(refusalOf(await send(clean))).toEqual([422, 'orders.files']);
    const good = await add('good.docx', await word.wordWithDeletion(), 'draft');
    expect((await send(good)).statusCode).toBe(201);
  });
});
