import { randomUUID } from 'node:crypto';
import type { OwnExpert } from '@aw/contracts/experts/public';
import type { StaffExpertDetail } from '@aw/contracts/experts/staff';
import * as experts from '@aw/db/experts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { member } from '../../testing/account';
import { codeOf, refusalOf, statusesOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { applicant, approvedExpert, decideOn, earned, storedProof } from '../../testing/expert';
import { selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { mergeUsers } from '../users/merge-users';
import { addEarning } from './add-earning';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const person = beforeTests(() => approvedExpert(test, staff));
const earn = (kind: 'answer' | 'verification', source: string, userId = person.id) =>
  inTransaction(test.ctx, (ctx) => addEarning(ctx.db, { userId, kind, source }));
const payOut = (userId: string, amountMinor: number, reference: string = randomUUID()) =>
  staff.post(`/api/admin/experts/${userId}/payouts`, { amountMinor, reference });
const earningsOf = async (who: Caller) => (await who.get('/api/experts/me')).json<OwnExpert>().earnings;

describe('earnings', () => {
  it('[Q12] an earning is added once for each source, for any person, also in parallel', async () => {
    const results = await Promise.all(Array.from({ length: 8 }, () => earn('answer', 'answer:1')));
    expect(results.filter(Boolean)).toHaveLength(1);
    expect(await earn('answer', 'answer:1', (await member(test)).id)).toBe(false);
    expect(await earn('verification', 'verification:1')).toBe(true);
    expect(await earningsOf(person)).toMatchObject({
      currency: 'USD',
      balanceMinor: 500,
      entries: [
        { reason: 'verification', amountMinor: 100 },
        { reason: 'answer', amountMinor: 400 },
      ],
    });
  });

  it('[Q12] an earning uses the current rate, and a new rate does not change earlier entries', async () => {
    const before = await earningsOf(person);
    const url = '/api/admin/expert-rates';
    const set = await staff.post(url, { kind: 'answer', amountMinor: 650 });
    expect(set.json()).toMatchObject({
      current: { answer: { amountMinor: 650 }, verification: { amountMinor: 100 } },
    });
    await earn('answer', 'answer:2');
    const after = await earningsOf(person);
    expect(after.entries[0]).toMatchObject({ amountMinor: 650 });
    expect(after.entries.slice(1)).toEqual(before.entries);
    expect(after.balanceMinor).toBe(before.balanceMinor + 650);
    await sql`insert into expert_rates (kind, amount_minor, valid_from) values ('answer', 900, now() + interval '1 day')`.execute(
      test.ctx.db,
    );
    await earn('answer', 'answer:3');
    expect((await earningsOf(person)).entries[0]).toMatchObject({ amountMinor: 650 });
    for (const amountMinor of [0, -5, 1.5, 1_000_001]) {
      const refused = await staff.post(url, { kind: 'answer', amountMinor });
      expect([amountMinor, refused.statusCode]).toEqual([amountMinor, 400]);
    }
    await experts.insertRate(test.ctx.db, 'answer', 400);
  });

  it.each([
    'update earning_entries set amount_minor = 1',
    'delete from earning_entries',
    'truncate earning_entries',
  ])('[Q12] earnings cannot be overwritten: %s is refused', async (statement) => {
    const rows = () => selectRows(test, 'earning_entries', {}, undefined, 'id');
    const before = await rows();
    await expect(sql.raw(statement).execute(test.ctx.db)).rejects.toThrow();
    expect(await rows()).toEqual(before);
  });
});

describe('a payout', () => {
  it('[Q12] twenty parallel payouts never take the balance below zero', async () => {
    const rich = await approvedExpert(test, staff);
    await earned(test, rich.id, 1000);
    const answers = await Promise.all(Array.from({ length: 20 }, () => payOut(rich.id, 150)));
    expect(answers.filter(({ statusCode }) => statusCode === 200)).toHaveLength(6);
    const refused = answers.filter(({ statusCode }) => statusCode !== 200);
    expect(refused.map((answer) => refusalOf(answer))).toEqual(
      Array.from({ length: 14 }, () => [409, 'experts.balance']),
    );
    expect(await experts.sumEarnings(test.ctx.db, rich.id)).toBe(100);
    expect((await payOut(rich.id, 101)).json<{ message: string }>().message).toContain('1 USD');
    expect((await payOut(rich.id, 100)).json<StaffExpertDetail>().earnings.balanceMinor).toBe(0);
  });

  it('[Q12] a payout with the same reference, in upper or lower case, is recorded once and announced by email', async () => {
    const paid = await approvedExpert(test, staff);
    await earned(test, paid.id, 1000);
    const answers = await Promise.all([
      payOut(paid.id, 400, 'TR-2026-1'),
      payOut(paid.id, 400, 'tr-2026-1'),
      payOut(paid.id, 400, 'TR-2026-1 '),
    ]);
    expect(answers.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200]);
    expect(await earningsOf(paid)).toMatchObject({ balanceMinor: 600 });
    const mails = await selectRows(test, 'mails', { user_id: paid.id, kind: 'expert_paid' }, ['body_text']);
    expect(mails).toHaveLength(1);
    expect(mails[0]?.body_text).toContain('4 USD');
    expect(codeOf(await payOut(paid.id, 401, 'TR-2026-1'))).toBe('payments.recorded');
  });

  it('[Q12] a payout with the reference of another person is refused, also in parallel', async () => {
    const [one, two] = [await approvedExpert(test, staff), await approvedExpert(test, staff)];
    for (const { id } of [one, two]) await earned(test, id, 500);
    const answers = await Promise.all([payOut(one.id, 500, 'BATCH-7'), payOut(two.id, 500, 'BATCH-7')]);
    expect(statusesOf(answers)).toEqual([200, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual(['payments.recorded']);
    const sums = await Promise.all([one, two].map(({ id }) => experts.sumEarnings(test.ctx.db, id)));
    expect(sums.sort((a, b) => a - b)).toEqual([0, 500]);
  });

  it('[Q12] [M3] former experts can be paid out, unknown people cannot, and moderators may not pay out', async () => {
    const ended = await approvedExpert(test, staff);
    await earned(test, ended.id, 300);
    await decideOn(test, staff, ended.id, 'end');
    expect((await payOut(ended.id, 300)).statusCode).toBe(200);
    const nobody = await payOut((await member(test)).id, 1);
    expect(refusalOf(nobody)).toEqual([404, 'experts.not_found']);
    const moderator = await signedInStaff(test, 'mona', 'moderator');
    const url = `/api/admin/experts/${ended.id}/payouts`;
    const tried = await moderator.post(url, { amountMinor: 1, reference: 'x' });
    expect(tried.statusCode).toBe(403);
    for (const amountMinor of [0, -100, 0.5])
      expect((await payOut(ended.id, amountMinor)).statusCode).toBe(400);
  });
});

describe('a merge', () => {
  const merge = (from: string, into: string) =>
    inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test'));

  it.each([
    ['approved', 'applied', 'approved'],
    ['applied', 'approved', 'approved'],
    ['refused', 'applied', 'applied'],
    ['ended', 'refused', 'ended'],
    ['none', 'approved', 'approved'],
    ['approved', 'none', 'approved'],
  ] as const)('[Q12] [U6] of %s into %s leaves %s, and the right agrees', async (from, into, left) => {
    const createExpert = async (state: typeof from | typeof into) => {
      if (state === 'none') return member(test);
      const one = await applicant(test);
      if (state === 'refused') await decideOn(test, staff, one.id, 'refuse');
      if (state === 'approved' || state === 'ended') await decideOn(test, staff, one.id, 'approve');
      if (state === 'ended') await decideOn(test, staff, one.id, 'end');
      return one;
    };
    const [a, b] = [await createExpert(from), await createExpert(into)];
    await merge(a.id, b.id);
    expect(await experts.find(test.ctx.db, a.id)).toBeUndefined();
    expect(await experts.find(test.ctx.db, b.id)).toMatchObject({ status: left });
    const users = await test.ctx.db
      .selectFrom('users')
      .select(['id', 'is_expert'])
      .where('id', 'in', [a.id, b.id])
      .execute();
    for (const user of users) expect(user.is_expert).toBe(user.id === b.id && left === 'approved');
  });

  it('[Q12] [U6] a merge keeps the balances and proofs of both, and pays nothing twice', async () => {
    const [a, b] = [await applicant(test), await applicant(test)];
    for (const { id } of [a, b]) await storedProof(test, id);
    await earned(test, a.id, 700);
    await earned(test, b.id, 300);
    await earn('answer', 'answer:merged', a.id);
    await merge(a.id, b.id);
    const sums = await Promise.all([a, b].map(({ id }) => experts.sumEarnings(test.ctx.db, id)));
    expect(sums).toEqual([0, 1400]);
    expect(await earn('answer', 'answer:merged', b.id)).toBe(false);
    const proofs = await selectRows(test, 'expert_proofs', { user_id: b.id });
    expect(proofs).toHaveLength(6);
  });
});
