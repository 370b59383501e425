import { randomUUID } from 'node:crypto';
import * as credits from '@aw/db/credits';
import { creditsPerGrant } from '@aw/pricing';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import type { StaffContext } from '../context';
import { inTransaction } from '../database/in-transaction';
import { removeDocument, restoreDocument } from '../modules/documents/remove-document';
import { deleteAll, restoreAll } from '../modules/system/delete-all';
import { mergeUsers } from '../modules/users/merge-users';
import { mergeInto } from '../modules/users/staff/merge-accounts';
import { mailedToken, member, newcomer } from './account';
import { insertRow } from './rows';
import { useTestApp } from './test-app';
import { newUser, publishRow } from './user-rows';

const test = useTestApp();
let staff: StaffContext;

beforeAll(async () => {
  staff = {
    ...test.ctx,
    admin: { id: randomUUID(), username: 'amira', email: 'amira@staff.example', role: 'admin' },
  };
});

/** Creates a person who paid for documents and rated them. */
async function reader(documentIds: number[]): Promise<string> {
  const userId = await newUser(test);
  for (const documentId of documentIds) {
    const gift = { userId, delta: 1, reason: 'merge' as const, source: `gift:${documentId}` };
    await credits.insertEntry(test.ctx.db, gift);
    const spent = {
      userId,
      delta: -1,
      reason: 'unlock' as const,
      source: `unlock:${documentId}`,
      documentId,
    };
    await credits.insertEntry(test.ctx.db, spent);
    const mine = { user_id: userId, document_id: documentId };
    await insertRow(test, 'document_unlocks', mine);
    await insertRow(test, 'document_ratings', { ...mine, stars: 4 });
    await test.ctx.db
      .updateTable('documents')
      .set((eb) => ({ rating_sum: eb('rating_sum', '+', 4), rating_count: eb('rating_count', '+', 1) }))
      .where('id', '=', documentId)
      .execute();
  }
  return userId;
}

it('[U6] [M8] removals for cause and merges of people who unlocked and rated the same document lock rows in the same order', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 12; round++) {
    const documents: number[] = [];
    for (let i = 0; i < 3; i++) documents.push(await publishRow(test, await newUser(test)));
    const pairs: [string, string][] = [];
    for (let i = 0; i < 5; i++) pairs.push([await reader(documents), await reader(documents)]);
    const work = [
      ...pairs.map(
        ([from, into]) =>
          () =>
            inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test')),
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
    // Each credit that either of them spent came back once.
    for (const [, into] of pairs)
      expect(await credits.sumEntries(test.ctx.db, into)).toBe(2 * documents.length);
  }
});

const merging = (from: string, into: string) =>
  inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test'));
const removing = (id: number) => removeDocument(staff, id, { reason: 'Not theirs.', isForCause: true });

/** Starts all at once in random order. Returns the failures. */
async function failuresOf(work: (() => Promise<unknown>)[]): Promise<unknown[]> {
  const ended = await Promise.allSettled(work.toSorted(() => Math.random() - 0.5).map((one) => one()));
  return ended.flatMap((one) => (one.status === 'rejected' ? [one.reason] : []));
}

it('[U6] [M8] removals for cause and restores during a merge of the uploader lock rows in the same order', async () => {
  const failures: unknown[] = [];
  for (let round = 0; round < 50; round++) {
    // The lower id is merged into the higher one, and the other way round.
    const users = [await newUser(test), await newUser(test), await newUser(test)].toSorted();
    const [first = '', second = '', third = ''] = round % 2 ? users : users.toReversed();
    const documents: number[] = [];
    for (let i = 0; i < 24; i++) documents.push(await publishRow(test, [first, second][i % 2] ?? ''));
    const [a = 0, b = 0, c = 0, d = 0] = documents;
    const readers = [await reader([a, b, c, d]), await reader([a, b, c, d])] as const;
    const again = (id: number) => async () => {
      await removing(id);
      await restoreDocument(staff, id);
      await removing(id);
    };
    failures.push(
      ...(await failuresOf([
        () => merging(first, second).then(() => merging(second, third)),
        () => merging(...readers),
        ...[a, b, c, d, a].map((id) => () => removing(id)),
        again(c),
        again(d),
      ])),
    );
    expect(failures).toEqual([]);
    expect(await credits.sumEntries(test.ctx.db, readers[1])).toBe(8);
    // Twenty remain and count: two milestones for the person who has them all.
    for (const id of [first, second]) expect(await credits.sumEntries(test.ctx.db, id)).toBe(0);
    expect(await credits.sumEntries(test.ctx.db, third)).toBe(2 * creditsPerGrant);
    const owners = test.ctx.db.selectFrom('documents').select('uploader_id').distinct();
    expect(await owners.where('id', 'in', documents).execute()).toEqual([{ uploader_id: third }]);
  }
});

async function ask(askerId: string): Promise<number> {
  const row = { title: 'Why?', content: 'Because.', asker_id: askerId };
  const { id } = await insertRow(test, 'questions', row);
  return id;
}

async function countWaiting(): Promise<number> {
  const { rows } = await sql`
    select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
    test.ctx.db,
  );
  return rows.length;
}

/**
 * Starts one after the other while the row is locked, so that each waits for it with its locks of that time. Returns
 * the failures.
 */
async function behindRow(
  table: 'documents' | 'questions',
  id: number,
  work: (() => Promise<unknown>)[],
): Promise<unknown[]> {
  // After an update, the row comes after those of higher ids.
  await sql`update ${sql.table(table)} set title = title || '.' where id = ${id}`.execute(test.ctx.db);
  const started: Promise<unknown>[] = [];
  await inTransaction(test.ctx, async (ctx) => {
    await sql`select from ${sql.table(table)} where id = ${id} for no key update`.execute(ctx.db);
    for (const one of work) {
      started.push(
        one().then(
          () => undefined,
          (error: unknown) => error,
        ),
      );
      await expect.poll(countWaiting, { timeout: 5000 }).toBe(started.length);
    }
  });
  return (await Promise.all(started)).filter((error) => error !== undefined);
}

it.each(['documents', 'questions'] as const)(
  '[M2] Delete All of %s and its restore lock rows in the same order as a merge',
  async (kind) => {
    const [one, two, three] = [await newUser(test), await newUser(test), await newUser(test)];
    const ids: number[] = [];
    for (let i = 0; i < 10; i++) ids.push(await (kind === 'documents' ? publishRow(test, one) : ask(one)));
    const [first = 0] = ids;
    let deletion = '';
    const all = () => deleteAll(staff, kind).then((done) => (deletion = done.deletion.id));
    expect(await behindRow(kind, first, [() => merging(one, two), all])).toEqual([]);
    const back = () => restoreAll(staff, deletion);
    expect(await behindRow(kind, first, [() => merging(two, three), back])).toEqual([]);
    const rows = test.ctx.db.selectFrom(kind).select('id').where('id', 'in', ids);
    expect(await rows.where('deleted_at', 'is', null).execute()).toHaveLength(10);
  },
);

/** Returns a call with which staff merge an account into another one. */
const mergingAccounts = (from: { id: string }, into: { id: string }) => () =>
  mergeInto(staff, from.id, { into: into.id, reason: 'The same person.' });

it('[U6] [M8] a mailed link that is used while staff merge its account waits for the merge and is then invalid', async () => {
  const [from, into] = [await newcomer(test), await member(test)];
  const payload = { token: await mailedToken(test, from.email, 'verify_email'), signIn: false };
  let status = 0;
  const confirming = async () => {
    status = (await from.post('/api/auth/verify-email', payload)).statusCode;
  };
  const documentId = await publishRow(test, from.id);
  expect(await behindRow('documents', documentId, [mergingAccounts(from, into), confirming])).toEqual([]);
  expect(status).toBe(410);
});

it('[D8] [M8] a view locks its reader and then the document, as a merge into the reader does', async () => {
  const [author, from, into] = [await newUser(test), await member(test), await member(test)];
  const [viewedId, lockedId] = [await publishRow(test, author), await publishRow(test, author)];
  const day = test.ctx.now().toISOString().slice(0, 10);
  for (const document_id of [viewedId, lockedId])
    await insertRow(test, 'document_unlocks', { user_id: from.id, document_id });
  await insertRow(test, 'document_views', { user_id: from.id, document_id: viewedId, day });
  let status = 0;
  const viewing = async () => {
    status = (await into.post(`/api/documents/${viewedId}/views`)).statusCode;
  };
  expect(await behindRow('documents', lockedId, [mergingAccounts(from, into), viewing])).toEqual([]);
  expect(status).toBe(200);
});
