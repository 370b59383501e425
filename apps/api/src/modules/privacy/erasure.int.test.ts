import * as orders from '@aw/db/orders';
import * as payments from '@aw/db/payments';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { contentKey, pageImageKey } from '../../adapters/files/file-keys';
import { dayMs } from '../../config/durations';
import { inTransaction } from '../../database/in-transaction';
import { goodPassword, member } from '../../testing/account';
import { orderFile, orderRow } from '../../testing/full-order';
import { type FullUser, fullUser } from '../../testing/full-user';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { rowsOfEveryTable, tablesThatHold } from '../../testing/whole-database';
import { sendMail } from '../mail/send-mail';
import { eraseDue, eraseUser } from './erase-user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });

const ask = (keepsShared: boolean) => ({
  method: 'POST' as const,
  url: '/api/account/erasure',
  payload: { keepsShared },
});
const undo = { method: 'DELETE' as const, url: '/api/account/erasure' };
const later = (days: number) => ({ ...test.ctx, now: () => new Date(Date.now() + days * dayMs) });
const userRow = (id: string) => selectRow(test, 'users', { id });
const mailsOf = (userId: string) => selectRows(test, 'mails', { user_id: userId }, undefined, 'created_at');
const documentRow = (id: number) => selectRow(test, 'documents', { id });

async function erased(keepsShared: boolean): Promise<FullUser> {
  const person = await fullUser(test);
  expect((await person.inject(ask(keepsShared))).statusCode).toBe(202);
  await eraseDue(later(15));
  return person;
}

describe('asking for the erasure', () => {
  it('[U9] an erasure is scheduled in 14 days, ends every other session, and is announced by email', async () => {
    const person = await fullUser(test);
    const sessions = test.ctx.db.selectFrom('sessions').select('sid').where('user_id', '=', person.id);
    expect((await sessions.execute()).length).toBe(2);
    const response = await person.inject(ask(false));
    expect(response.statusCode).toBe(202);
    const { erasure } = response.json<{
      erasure: { requestedAt: string; eraseAfter: string; keepsShared: boolean };
    }>();
    expect(Date.parse(erasure.eraseAfter) - Date.parse(erasure.requestedAt)).toBe(14 * dayMs);
    expect((await sessions.execute()).length).toBe(1);
    expect((await mailsOf(person.id)).at(-1)).toMatchObject({
      kind: 'erasure_scheduled',
      to_address: person.email,
    });
    const again = await person.inject(ask(true));
    expect(again.json()).toMatchObject({ erasure: { ...erasure, keepsShared: true } });
    expect((await mailsOf(person.id)).filter(({ kind }) => kind === 'erasure_scheduled').length).toBe(1);
  });

  it('[U9] a scheduled erasure can be cancelled repeatedly, and then nothing is erased', async () => {
    const person = await member(test);
    await person.inject(ask(false));
    for (let time = 0; time < 2; time += 1) {
      const response = await person.inject(undo);
      expect([response.statusCode, response.json<{ erasure: null }>().erasure]).toEqual([200, null]);
    }
    expect((await mailsOf(person.id)).filter(({ kind }) => kind === 'erasure_undone').length).toBe(1);
    await eraseDue(later(15));
    expect(await userRow(person.id)).toMatchObject({ email: person.email, erased_at: null });
  });

  it('[U9] an erasure does not run a minute early', async () => {
    const person = await member(test);
    await person.inject(ask(false));
    await eraseDue(later(14 - 1 / (24 * 60)));
    expect((await userRow(person.id)).erased_at).toBeNull();
  });
});

describe('the erasure', () => {
  it('[U9] an erasure leaves nothing of the person in any table or file', async () => {
    const before = await fullUser(test);
    const { file_sha256: hash } = await documentRow(before.published);
    expect(await test.ctx.files.sizeOf(contentKey(hash))).toBeGreaterThan(0);
    await before.inject(ask(false));
    await eraseDue(later(15));
    await eraseDue(later(16));
    const user = await userRow(before.id);
    expect(user).toMatchObject({ email: null, first_name: null, password_hash: null, is_anonymous: true });
    expect(user.erased_at).not.toBeNull();
    expect((await userRow(before.mergedId)).erased_at).not.toBeNull();
    for (const key of [contentKey(hash), pageImageKey(hash, 1, 'thumb'), pageImageKey(hash, 2, 'page')])
      expect([key, await test.ctx.files.sizeOf(key)]).toEqual([key, undefined]);
    const { used, unused, inChat } = before.images;
    const hashes = [used, unused, inChat].map(({ sha256 }) => sha256);
    for (const one of [before.briefHash, before.proofHash, before.draftHash, ...hashes])
      expect(await test.ctx.files.sizeOf(contentKey(one))).toBeUndefined();
    for (const { id } of await mailsOf(before.id)) await sendMail(test.ctx, id);
    expect(await tablesThatHold(test.ctx.db, before.mark)).toEqual([]);
    expect(await tablesThatHold(test.ctx.db, hash)).toEqual([]);
    for (const text of [
      before.briefHash,
      before.proofHash,
      before.draftHash,
      ...hashes,
      unused.id,
      inChat.id,
    ])
      expect(await tablesThatHold(test.ctx.db, text)).toEqual([]);
    const withId = await tablesThatHold(test.ctx.db, before.id);
    expect(withId.sort()).toEqual([
      'answer_quality',
      'answers',
      'audit_log',
      'credit_entries',
      'document_appeals',
      'documents',
      'earning_entries',
      'mails',
      'question_comments',
      'questions',
      'quizzes',
      'reports',
      'rewards',
      'school_requests',
      'users',
    ]);
  });

  it('[U9] an erasure keeps the ledger and the rewards, and logs only ids', async () => {
    const person = await erased(false);
    const { rows } = await sql<{ credits: number; rewards: number }>`
      select (select count(*)::int from credit_entries where user_id = ${person.id}) as credits,
        (select count(*)::int from rewards where user_id = ${person.id}) as rewards`.execute(test.ctx.db);
    expect(rows[0]).toEqual({ credits: 1, rewards: 1 });
    const log = await selectRows(test, 'audit_log', { target: `user:${person.id}`, verb: 'people.erased' });
    expect(log).toMatchObject([
      { actor: 'system', after: { users: [person.id, person.mergedId], keepsShared: false } },
    ]);
  });

  it('[U9] an erasure keeps amounts, dates, events and deliveries of orders, without the person', async () => {
    const before = await fullUser(test);
    const { db } = test.ctx;
    const guest = await signedIn(test.app);
    const letIn = { order_id: before.orderId, user_id: guest.id, link_version: 1 };
    await insertRow(test, 'order_access', letIn);
    const rowsOf = async () => ({
      order: await selectRow(test, 'orders', { id: before.orderId }),
      money: await payments.sumOrderMoney(db, before.orderId),
      events: await orders.listEvents(db, before.orderId),
      files: await orders.listFiles(db, before.orderId),
    });
    const was = await rowsOf();
    await before.inject(ask(true));
    await eraseDue(later(15));
    const is = await rowsOf();
    const { status, final_minor, word_count, paid_at, delivered_at, tax_lines } = was.order;
    expect(is.order).toMatchObject({ status, final_minor, word_count, paid_at, delivered_at, tax_lines });
    const { user_id, name, email, topic, link_version } = is.order;
    expect([user_id, name, email, topic, link_version]).toEqual([null, null, null, null, 2]);
    expect(is.money).toEqual({
      receivedMinor: 3000,
      refundedMinor: 500,
      promisedMinor: 0,
      failedMinor: 0,
      returnedMinor: 0,
    });
    expect(is.events).toEqual(was.events);
    expect(is.files).toEqual(was.files.filter((file) => file.from_whom === 'staff'));
    const { rows } = await sql`select from order_access where order_id = ${before.orderId}`.execute(db);
    expect(rows.length).toBe(0);
  });

  it('[U9] an erasure sends one last email, and then deletes the address', async () => {
    const person = await erased(false);
    const [mail, ...others] = await mailsOf(person.id);
    expect([mail?.kind, mail?.to_address, others]).toEqual(['erased', person.email, []]);
    await sendMail(test.ctx, mail?.id ?? '');
    expect(await mailsOf(person.id)).toMatchObject([
      { status: 'sent', to_address: '', html: null, body_text: null },
    ]);
  });

  it('[U9] an erasure subtracts ratings from the sums, and refunds those who unlocked erased uploads', async () => {
    const person = await erased(false);
    expect(await documentRow(person.read)).toMatchObject({ rating_sum: 2, rating_count: 1 });
    const { rows } = await sql<{ delta: number; document_id: number }>`
      select delta, document_id from credit_entries where user_id = ${person.reader.id} and reason = 'unlock_refund'`.execute(
      test.ctx.db,
    );
    expect(rows).toEqual([{ delta: 1, document_id: person.published }]);
    expect(await documentRow(person.published)).toMatchObject({
      title: 'Removed document',
      description: null,
      deleted_reason: 'Removed by its uploader.',
      is_listed: false,
      page_count: 0,
    });
  });

  it('[U9] staff cannot restore an erased upload', async () => {
    const person = await erased(false);
    const staff = await signedInStaff(test);
    const url = `/api/admin/documents/${person.published}/restore`;
    expect((await staff.post(url)).statusCode).toBe(200);
    expect(await documentRow(person.published)).toMatchObject({
      is_listed: false,
      title: 'Removed document',
    });
  });

  it('[U9] an erasure ends every sign-in method and frees the address', async () => {
    const person = await erased(false);
    expect((await person.get('/api/auth/session')).statusCode).toBe(401);
    const payload = { email: person.email, password: goodPassword };
    const signIn = await test.nobody.post('/api/auth/signin', payload);
    expect(signIn.statusCode).toBe(401);
    const again = await member(test, person.email);
    expect(again.id).not.toBe(person.id);
  });

  it('[U9] an erasure can keep shared content without a name, but never private content', async () => {
    const person = await erased(true);
    const kept = await documentRow(person.published);
    expect([kept.title, kept.is_listed, kept.uploader_id]).toEqual([person.mark, true, person.id]);
    expect(await test.ctx.files.sizeOf(contentKey(kept.file_sha256))).toBeGreaterThan(0);
    expect((await documentRow(person.refused)).title).toBe('Removed document');
    const question = await selectRow(test, 'questions', { id: person.questionId });
    expect([question.title, question.deleted_at]).toEqual([person.mark, null]);
    const { used, unused, inChat } = person.images;
    const left = test.ctx.db.selectFrom('images').select('id').where('user_id', '=', person.id);
    expect(await left.execute()).toEqual([{ id: used.id }]);
    expect(await test.ctx.files.sizeOf(contentKey(used.sha256))).toBeGreaterThan(0);
    for (const { sha256 } of [unused, inChat])
      expect(await test.ctx.files.sizeOf(contentKey(sha256))).toBeUndefined();
    expect(await userRow(person.id)).toMatchObject({ email: null, first_name: null });
    for (const { id } of await mailsOf(person.id)) await sendMail(test.ctx, id);
    expect(await tablesThatHold(test.ctx.db, person.email)).toEqual([]);
  });

  it('[U9] an erasure keeps stored bytes that another document has', async () => {
    const person = await member(test);
    const bytes = await uniquePdf(1);
    const other = await signedIn(test.app);
    const id = await uploadDocument(test, other, bytes);
    const { file_sha256: hash } = await documentRow(id);
    await insertRow(test, 'documents', {
      title: 'The same',
      file_name: 'same.pdf',
      uploader_id: person.id,
      file_sha256: hash,
      file_size: 1,
    });
    await person.inject(ask(false));
    await eraseDue(later(15));
    await eraseDue(later(16));
    expect(await test.ctx.files.sizeOf(contentKey(hash))).toBe(bytes.length);
    expect((await other.get(`/api/documents/${id}/file`)).rawPayload.length).toBe(bytes.length);
    expect(await tablesThatHold(test.ctx.db, `erased-file:${hash}`)).toEqual([]);
  });

  it('[U9] an erasure keeps stored bytes that belong to an order', async () => {
    const person = await member(test);
    const bytes = Buffer.from(await uniquePdf(1));
    await person.upload(bytes);
    await test.processAll();
    const other = await signedIn(test.app);
    const order = await orderRow(test, other.id);
    const { sha256 } = await orderFile(test, order.id, { bytes, name: 'notes.pdf', from: 'customer' });
    await person.inject(ask(false));
    await eraseDue(later(15));
    await eraseDue(later(16));
    expect(await test.ctx.files.sizeOf(contentKey(sha256))).toBe(bytes.length);
  });

  it('[U9] an erasure does nothing if it was cancelled first', async () => {
    const person = await member(test);
    await person.inject(ask(false));
    let erasing: Promise<boolean> | undefined;
    await inTransaction(test.ctx, async (ctx) => {
      await sql`select from users where id = ${person.id} for no key update`.execute(ctx.db);
      erasing = eraseUser(later(15), person.id);
      await expect
        .poll(
          async () => (await sql`select from pg_locks where not granted`.execute(test.ctx.db)).rows.length,
        )
        .toBeGreaterThan(0);
      await sql`update users set erase_after = null, erasure_requested_at = null where id = ${person.id}`.execute(
        ctx.db,
      );
    });
    expect(await erasing).toBe(false);
    expect((await userRow(person.id)).email).toBe(person.email);
  });
});

describe('an erasure that is cut', () => {
  it('[U9] an erasure that is interrupted at any step has done all or nothing, and the next run finishes it', async () => {
    const person = await fullUser(test);
    await person.inject(ask(false));
    const { file_sha256: hash } = await documentRow(person.published);
    const before = await rowsOfEveryTable(test.ctx.db);
    let steps = 0;
    for (; (await userRow(person.id)).erased_at === null; steps += 1) {
      expect(await rowsOfEveryTable(test.ctx.db)).toEqual(before);
      await eraseDue({ ...later(15), db: cutAfter(steps).db }).catch(() => undefined);
    }
    expect(steps).toBeGreaterThan(30);
    expect(await tablesThatHold(test.ctx.db, `${person.mark}-secret`)).toEqual([]);
    expect((await mailsOf(person.id)).map(({ kind }) => kind)).toEqual(['erased']);
    // The last interruption was after the transaction and before the files.
    expect(await test.ctx.files.sizeOf(contentKey(hash))).toBeGreaterThan(0);
    let isCut = true;
    for (steps = 0; isCut; steps += 1) {
      const { db, wasCut } = cutAfter(steps);
      await eraseDue({ ...later(16), db }).catch(() => undefined);
      isCut = wasCut();
    }
    expect(steps).toBeGreaterThan(4);
    for (const key of [contentKey(hash), pageImageKey(hash, 1, 'thumb'), pageImageKey(hash, 2, 'page')])
      expect([key, await test.ctx.files.sizeOf(key)]).toEqual([key, undefined]);
    expect(await tablesThatHold(test.ctx.db, hash)).toEqual([]);
    expect((await mailsOf(person.id)).length).toBe(1);
  });

  it('[U9] an erasure while the file store is unavailable removes every file later', async () => {
    const person = await fullUser(test);
    await person.inject(ask(false));
    const { file_sha256: hash } = await documentRow(person.published);
    const pages = [1, 2].flatMap((page) => [
      pageImageKey(hash, page, 'page'),
      pageImageKey(hash, page, 'thumb'),
    ]);
    const keys = [contentKey(hash), ...pages];
    await eraseDue(later(15));
    // The fourth run fails at the first page, after the second page was removed.
    for (let removed = 0; removed < 4; removed += 1) {
      let left = removed;
      const remove = async (key: string) => {
        if (left === 0) throw new Error('away');
        left -= 1;
        await test.ctx.files.remove(key);
      };
      await expect(eraseDue({ ...later(16), files: { ...test.ctx.files, remove } })).rejects.toThrow(
        '1 erasure failed',
      );
      expect((await userRow(person.id)).erased_at).not.toBeNull();
    }
    await eraseDue(later(16));
    for (const key of keys) expect([key, await test.ctx.files.sizeOf(key)]).toEqual([key, undefined]);
    expect(await tablesThatHold(test.ctx.db, hash)).toEqual([]);
  });

  /** Returns the database, which fails permanently after some queries, like a killed process. */
  function cutAfter(queries: number) {
    let left = queries;
    let isCut = false;
    const db = test.ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        if (left === 0) {
          isCut = true;
          throw new Error('killed');
        }
        left -= 1;
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    return { db, wasCut: () => isCut };
  }
});
