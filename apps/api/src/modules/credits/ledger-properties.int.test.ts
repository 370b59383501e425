import { randomUUID } from 'node:crypto';
import type { WaitReason } from '@aw/contracts/documents/shapes';
import * as userQueries from '@aw/db/users';
import { creditsPerGrant, pointsPerReward, uploadsPerCreditGrant, uploadsPerReward } from '@aw/pricing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { insertRow } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { unlockDocument } from '../documents/document-access';
import { decideOriginality } from '../documents/originality/decide-originality';
import { removeDocument, restoreDocument } from '../documents/remove-document';
import { settleUploads } from './settle-uploads';

const test = useTestApp();
const admin = { id: randomUUID(), username: 'amira', email: 'amira@example.org', role: 'admin' };
const users = 3;

type Step =
  | { kind: 'upload'; who: number; count: number; waitsFor: WaitReason | null }
  | { kind: 'remove' | 'restore' | 'accept' | 'refuse' | 'reopen'; which: number; isForCause: boolean }
  | { kind: 'unlock'; who: number; which: number };

const who = fc.nat(users - 1);
const which = fc.nat(40);
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({
      kind: fc.constant('upload'),
      who,
      count: fc.integer({ min: 1, max: 11 }),
      waitsFor: fc.constantFrom(null, 'similar', 'few_words'),
    }),
  },
  {
    weight: 4,
    arbitrary: fc.record({
      kind: fc.constantFrom('remove', 'restore', 'accept', 'refuse', 'reopen'),
      which,
      isForCause: fc.boolean(),
    }),
  },
  { weight: 4, arbitrary: fc.record({ kind: fc.constant('unlock'), who, which }) },
);

it('[D9] [D10] no sequence of uploads, removals, decisions and unlocks takes a balance below zero or grants anything twice', async () => {
  await fc.assert(
    fc.asyncProperty(fc.array(step, { minLength: 5, maxLength: 30 }), async (steps) => {
      const ids = Array.from({ length: users }, () => `anon_${randomUUID()}`);
      for (const id of ids) await insertRow(test, 'users', { id });
      const documents: number[] = [];
      const most = ids.map(() => 0);
      for (const one of steps) {
        await take(one, ids, documents);
        for (const [place, id] of ids.entries()) most[place] = await check(id, most[place] ?? 0);
      }
    }),
    { numRuns: 25 },
  );
});

async function take(one: Step, ids: string[], documents: number[]): Promise<void> {
  const { ctx } = test;
  if (one.kind === 'upload') {
    for (let i = 0; i < one.count; i++) documents.push(await publish(ids[one.who] ?? '', one.waitsFor));
    return;
  }
  const id = documents[one.which % Math.max(1, documents.length)];
  if (id === undefined) return;
  if (one.kind === 'unlock') return expected(unlockDocument({ ...ctx, userId: ids[one.who] ?? '' }, id));
  const staff = { ...ctx, admin };
  const reason = 'It was looked at.';
  if (one.kind === 'remove') return removeDocument(staff, id, { reason, isForCause: one.isForCause });
  if (one.kind === 'restore') return restoreDocument(staff, id);
  return expected(decideOriginality(staff, id, { decision: one.kind, reason }));
}

const codesOfNoChange = [
  'documents.not_found',
  'documents.not_waiting',
  'documents.not_decided',
  'credits.none',
];

/** Expected refusals change nothing. */
async function expected(work: Promise<unknown>): Promise<void> {
  await work.catch((error: { code?: string }) => {
    if (!codesOfNoChange.includes(error.code ?? '')) throw error;
  });
}

/** Compares a person's balances with the rules. Returns the maximum number of uploads that ever counted. */
async function check(userId: string, before: number): Promise<number> {
  const { rows } = await sql<Record<'balance' | 'granted' | 'points' | 'accepted' | 'open' | 'paid', number>>`
    select
      (select coalesce(sum(delta), 0) from credit_entries where user_id = ${userId})::int as balance,
      (select coalesce(sum(delta), 0) from credit_entries where user_id = ${userId} and milestone is not null)::int as granted,
      (select coalesce(sum(delta), 0) from credit_entries where user_id = ${userId} and reason in ('unlock', 'unlock_refund'))::int as paid,
      (select count(*) from document_unlocks where user_id = ${userId})::int as open,
      (select rewards_earned from users where id = ${userId}) as points,
      (select count(*) from documents where uploader_id = ${userId} and status = 'published'
        and originality = 'accepted' and not is_removed_for_cause)::int as accepted`.execute(test.ctx.db);
  const { balance = -1, granted = -1, points = -1, accepted = -1, open = -1, paid = -1 } = rows[0] ?? {};
  const most = Math.max(before, accepted);
  expect(balance).toBeGreaterThanOrEqual(0);
  expect(points).toBe(Math.floor(accepted / uploadsPerReward) * pointsPerReward);
  expect(paid + open).toBe(0);
  expect(granted).toBeGreaterThanOrEqual(Math.floor(accepted / uploadsPerCreditGrant) * creditsPerGrant);
  expect(granted).toBeLessThanOrEqual(Math.floor(most / uploadsPerCreditGrant) * creditsPerGrant);
  return most;
}

/** Inserts a document that passed its checks, without its file. */
async function publish(userId: string, waitsFor: WaitReason | null): Promise<number> {
  const sha256 = randomUUID();
  await insertRow(test, 'files', { sha256, size_bytes: 1, storage_key: sha256 });
  return inTransaction(test.ctx, async (ctx) => {
    await userQueries.lock(ctx.db, userId);
    const { id } = await ctx.db
      .insertInto('documents')
      .values({
        title: 'Notes',
        file_name: 'notes.pdf',
        uploader_id: userId,
        file_sha256: sha256,
        file_size: 1,
        page_count: 3,
        status: 'published',
        originality: waitsFor ? 'waiting' : 'accepted',
        wait_reason: waitsFor,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await settleUploads(ctx.db, userId, id);
    return id;
  });
}
