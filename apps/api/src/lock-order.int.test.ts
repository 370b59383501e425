import { randomUUID } from 'node:crypto';
import { insertCreditEntry, sumCredits } from '@aw/db';
import { afterAll, beforeAll, expect, it } from 'vitest';
import type { StaffContext } from './context';
import { removeDocument } from './features/library/remove-document';
import { mergePeople } from './features/people/entry/merge-people';
import { settleUploads } from './ledger/settle-uploads';
import { startTestApp, type TestApp } from './testing/test-app';

let test: TestApp;
let staff: StaffContext;

beforeAll(async () => {
  test = await startTestApp();
  staff = {
    ...test.ctx,
    admin: { id: randomUUID(), username: 'amira', email: 'amira@staff.example', role: 'admin' },
  };
});
afterAll(() => test.close());

async function newPerson(): Promise<string> {
  const id = `anon_${randomUUID().replaceAll('-', '')}_1700000000000`;
  await test.ctx.db.insertInto('users').values({ id }).execute();
  return id;
}

async function publish(uploaderId: string): Promise<number> {
  const sha256 = randomUUID();
  return test.ctx.db.transaction().execute(async (trx) => {
    await trx.insertInto('files').values({ sha256, size_bytes: 10, storage_key: sha256 }).execute();
    const { id } = await trx
      .insertInto('documents')
      .values({
        title: 'Notes',
        file_name: 'notes.pdf',
        uploader_id: uploaderId,
        file_sha256: sha256,
        file_size: 10,
        status: 'published',
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleUploads(trx, uploaderId, id);
    return id;
  });
}

/** Somebody who paid for documents and rated them. */
async function reader(documentIds: number[]): Promise<string> {
  const userId = await newPerson();
  for (const documentId of documentIds) {
    const gift = { userId, delta: 1, reason: 'merge' as const, source: `gift:${documentId}` };
    await insertCreditEntry(test.ctx.db, gift);
    const spent = {
      userId,
      delta: -1,
      reason: 'unlock' as const,
      source: `unlock:${documentId}`,
      documentId,
    };
    await insertCreditEntry(test.ctx.db, spent);
    const mine = { user_id: userId, document_id: documentId };
    await test.ctx.db.insertInto('document_unlocks').values(mine).execute();
    await test.ctx.db
      .insertInto('document_ratings')
      .values({ ...mine, stars: 4 })
      .execute();
    await test.ctx.db
      .updateTable('documents')
      .set((eb) => ({ rating_sum: eb('rating_sum', '+', 4), rating_count: eb('rating_count', '+', 1) }))
      .where('id', '=', documentId)
      .execute();
  }
  return userId;
}

it('[U6] [M8] removals for cause and merges of people who unlocked and rated the same wait for each other in one order', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 12; round++) {
    const documents: number[] = [];
    for (let i = 0; i < 3; i++) documents.push(await publish(await newPerson()));
    const pairs: [string, string][] = [];
    for (let i = 0; i < 5; i++) pairs.push([await reader(documents), await reader(documents)]);
    const work = [
      ...pairs.map(
        ([from, into]) =>
          () =>
            test.ctx.db.transaction().execute((trx) => mergePeople(trx, from, into, 'test')),
      ),
      ...documents.map((id) => () => removeDocument(staff, id, { reason: 'Not theirs.', isForCause: true })),
    ].toSorted(() => Math.random() - 0.5);
    const ended = await Promise.allSettled(work.map((one) => one()));
    for (const one of ended) if (one.status === 'rejected') failures.push(one.reason);
    const unlocks = test.ctx.db
      .selectFrom('document_unlocks')
      .selectAll()
      .where('document_id', 'in', documents);
    expect(failures).toEqual([]);
    expect(await unlocks.execute()).toEqual([]);
    // Each credit that either of them spent came back, once.
    for (const [, into] of pairs) expect(await sumCredits(test.ctx.db, into)).toBe(2 * documents.length);
  }
}, 120_000);
