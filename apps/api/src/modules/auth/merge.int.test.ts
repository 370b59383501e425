import { randomUUID } from 'node:crypto';
import * as ai from '@aw/db/ai';
import * as auth from '@aw/db/auth';
import * as credits from '@aw/db/credits';
import * as examShields from '@aw/db/exam-shields';
import * as users from '@aw/db/users';
import { creditsPerGrant, pointsPerReward, uploadsPerCreditGrant, uploadsPerReward } from '@aw/pricing';
import fc from 'fast-check';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { inTransaction } from '../../database/in-transaction';
import { anonymousBrowser, goodPassword, member } from '../../testing/account';
import { chatRows } from '../../testing/chats';
import { examShieldRow } from '../../testing/exam-shields';
import { orderRow } from '../../testing/full-order';
import { imageRow } from '../../testing/image-rows';
import { insertRow, selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { newUser, publishRow } from '../../testing/user-rows';
import { mergeUsers } from '../users/merge-users';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let shelf: number[] = [];
/** Orders of another person. */
let orderIds: string[] = [];

beforeAll(async () => {
  const owner = await newUser(test);
  shelf = await Promise.all(Array.from({ length: 6 }, () => publishRow(test, owner)));
  orderIds = await Promise.all(Array.from({ length: 4 }, async () => (await orderRow(test, owner)).id));
});
type Past = {
  uploads: number;
  refused: number;
  unlocked: number[];
  rated: number[];
  questions: number;
  images: number;
  exams: number;
  chats: number;
  orders: number;
  /** Indexes of other people's orders that they opened with an emailed link. */
  letInto: number[];
};

const past = fc.record<Past>({
  uploads: fc.integer({ min: 0, max: 23 }),
  refused: fc.integer({ min: 0, max: 2 }),
  unlocked: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 5 }),
  rated: fc.uniqueArray(fc.integer({ min: 0, max: 5 }), { maxLength: 5 }),
  questions: fc.integer({ min: 0, max: 3 }),
  images: fc.integer({ min: 0, max: 2 }),
  exams: fc.integer({ min: 0, max: 2 }),
  chats: fc.integer({ min: 0, max: 2 }),
  orders: fc.integer({ min: 0, max: 3 }),
  letInto: fc.uniqueArray(fc.integer({ min: 0, max: 3 }), { maxLength: 4 }),
});

/** Counts the idempotency keys of a person’s chat messages. */
async function keysOfChats(userId: string): Promise<number> {
  const rows = await selectRows(test, 'chat_messages', { user_id: userId }, ['send_key']);
  return rows.filter(({ send_key }) => send_key !== null).length;
}

describe('merging two people', () => {
  it('[U6] a merge keeps every upload, credit, point, unlock, question, image, exam and order, and adds only milestones that both together reach', async () => {
    await fc.assert(
      fc.asyncProperty(past, past, async (pastOfOne, pastOfTwo) => {
        const [from, into] = [await live(pastOfOne, 2), await live(pastOfTwo, 1)];
        const before = await Promise.all([from, into].map((id) => auth.countBelongings(test.ctx.db, id)));
        const sum = (field: keyof (typeof before)[number]) =>
          before.reduce((all, one) => all + one[field], 0);
        const doubles = pastOfOne.unlocked.filter((place) => pastOfTwo.unlocked.includes(place)).length;
        const ratedTwice = pastOfOne.rated.filter((place) => pastOfTwo.rated.includes(place)).length;

        await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test'));

        const inChats = await ai.listImagesOfConversations(test.ctx.db, { userId: into });
        const own = await ai.listOwnImages(test.ctx.db, into, inChats);
        const sentBy = (one: Past) => (one.chats > 0 ? one.images : 0);
        expect([inChats.length, own.length]).toEqual(Array(2).fill(sentBy(pastOfOne) + sentBy(pastOfTwo)));
        const both = pastOfOne.uploads + pastOfTwo.uploads;
        const reached = (each: number) =>
          Math.floor(both / each) -
          Math.floor(pastOfOne.uploads / each) -
          Math.floor(pastOfTwo.uploads / each);
        expect(await auth.countBelongings(test.ctx.db, into)).toEqual({
          uploads: sum('uploads'),
          credits: sum('credits') + doubles + creditsPerGrant * reached(uploadsPerCreditGrant),
          rewardPoints: sum('rewardPoints') + pointsPerReward * reached(uploadsPerReward),
          unlocks: sum('unlocks') - doubles,
          questions: sum('questions'),
          orders: pastOfOne.orders + pastOfTwo.orders,
          other: sum('other') - ratedTwice,
        });
        const left = await auth.countBelongings(test.ctx.db, from);
        expect(Object.values(left).every((figure) => figure === 0)).toBe(true);
        const imagesOf = (userId: string) => selectRows(test, 'images', { user_id: userId }, ['id']);
        expect(await imagesOf(into)).toHaveLength(pastOfOne.images + pastOfTwo.images);
        const exams = await examShields.listOfUser(test.ctx.db, into, 10);
        expect(exams).toHaveLength(pastOfOne.exams + pastOfTwo.exams);
        const chats = await ai.listConversations(test.ctx.db, { userId: into, limit: 10 });
        expect(chats).toHaveLength(pastOfOne.chats + pastOfTwo.chats);
        expect(await keysOfChats(into)).toBe(Math.max(pastOfOne.chats, pastOfTwo.chats));
        const letInto = new Set([...pastOfOne.letInto, ...pastOfTwo.letInto]);
        const ways = await rowsOfAccess(into);
        expect(ways.map((row) => row.order_id)).toEqual(
          [...letInto].map((place) => orderIds[place] ?? '').sort(),
        );
        // The first opened it with the current link, the second with an older one.
        expect(ways.map((row) => row.link_version)).toEqual(
          ways.map(({ order_id }) => (pastOfOne.letInto.includes(orderIds.indexOf(order_id)) ? 2 : 1)),
        );
        expect(await rowsOfAccess(from)).toEqual([]);
        const user = await users.find(test.ctx.db, into);
        expect([user?.upload_count, user?.rewards_earned]).toEqual([
          both,
          sum('rewardPoints') + pointsPerReward * reached(uploadsPerReward),
        ]);
      }),
      { numRuns: 25 },
    );
  });

  it('[U6] after a merge the sums of ratings equal their rows', async () => {
    const rows = await test.ctx.db
      .selectFrom('documents as d')
      .leftJoin('document_ratings as r', 'r.document_id', 'd.id')
      .select((eb) => [
        'd.id',
        'd.rating_count',
        'd.rating_sum',
        eb.fn.count<number>('r.stars').as('n'),
        eb.fn.sum<number>('r.stars').as('stars'),
      ])
      .where('d.id', 'in', shelf)
      .groupBy('d.id')
      .execute();
    for (const row of rows)
      expect([row.rating_count, row.rating_sum]).toEqual([row.n, Number(row.stars ?? 0)]);
    expect(rows.some((row) => row.n > 0)).toBe(true);
  });

  it('[U6] after a merge, later uploads are rewarded as if there had always been one user', async () => {
    const [from, into] = [await live({ ...nothing, uploads: 7 }), await live({ ...nothing, uploads: 2 })];
    await inTransaction(test.ctx, (ctx) => mergeUsers(ctx.db, from, into, 'test'));
    expect(await credits.sumEntries(test.ctx.db, into)).toBe(0);
    await publishRow(test, into);
    expect(await credits.sumEntries(test.ctx.db, into)).toBe(creditsPerGrant);
  });

  it('[U6] two simultaneous sign-ins in two tabs merge the anonymous user once', async () => {
    const browser = await anonymousBrowser(test);
    const account = await member(test);
    for (let i = 0; i < 10; i++) await publishRow(test, browser.id);
    const signIn = () =>
      test.app.inject({
        method: 'POST',
        url: '/api/auth/signin',
        payload: { email: account.email, password: goodPassword },
        headers: { cookie: browser.cookie() },
      });
    const answers = await Promise.all([signIn(), signIn(), signIn()]);
    expect(answers.filter(({ statusCode }) => statusCode >= 500)).toEqual([]);
    // Five for the ten uploads, one for the account.
    expect(await credits.sumEntries(test.ctx.db, account.id)).toBe(creditsPerGrant + 1);
  });

  it('[U6] an upload that arrives during the sign-in belongs to the account', async () => {
    const browser = await anonymousBrowser(test);
    const account = await member(test);
    const upload = await inTransaction(test.ctx, async (ctx) => {
      await users.lock(ctx.db, browser.id);
      const sent = browser.upload(Buffer.from(`%PDF-1.4 not more than a head ${randomUUID()}`));
      await expect.poll(waiters).toBe(1);
      await mergeUsers(ctx.db, browser.id, account.id, 'test');
      return { sent };
    });
    expect((await upload.sent).statusCode).toBe(201);
    const rows = await test.ctx.db
      .selectFrom('documents')
      .select('uploader_id')
      .where('uploader_id', 'in', [browser.id, account.id])
      .execute();
    expect(rows.map((row) => row.uploader_id)).toEqual([account.id]);
  });
});

const rowsOfAccess = (userId: string) =>
  selectRows(test, 'order_access', { user_id: userId }, ['order_id', 'link_version'], 'order_id');

/** Counts the statements that wait for a lock on a user. */
async function waiters(): Promise<number> {
  const { rows } = await sql<{ n: number }>`
    select count(*)::int as n from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and query like '%"users"%'`.execute(
    test.ctx.db,
  );
  return rows[0]?.n ?? 0;
}

const nothing: Past = {
  uploads: 0,
  refused: 0,
  unlocked: [],
  rated: [],
  questions: 0,
  images: 0,
  exams: 0,
  chats: 0,
  orders: 0,
  letInto: [],
};

async function live(one: Past, linkVersion = 1): Promise<string> {
  const id = await newUser(test);
  for (let i = 0; i < one.uploads; i++) await publishRow(test, id);
  for (let i = 0; i < one.refused; i++) await publishRow(test, id, 'refused');
  for (const place of one.unlocked) {
    // Credits of an earlier merge make unlocks independent of uploads.
    const documentId = shelf[place] ?? 0;
    await credits.insertEntry(test.ctx.db, {
      userId: id,
      delta: 1,
      reason: 'merge',
      source: `gift:${place}`,
    });
    await credits.insertEntry(test.ctx.db, {
      userId: id,
      delta: -1,
      reason: 'unlock',
      source: `unlock:${place}`,
      documentId,
    });
    await insertRow(test, 'document_unlocks', { user_id: id, document_id: documentId });
  }
  for (const place of one.rated) {
    const documentId = shelf[place] ?? 0;
    const stars = (place % 5) + 1;
    await insertRow(test, 'document_ratings', { user_id: id, document_id: documentId, stars });
    await test.ctx.db
      .updateTable('documents')
      .set((eb) => ({ rating_sum: eb('rating_sum', '+', stars), rating_count: eb('rating_count', '+', 1) }))
      .where('id', '=', documentId)
      .execute();
  }
  for (let i = 0; i < one.questions; i++)
    await insertRow(test, 'questions', { title: 'Why?', content: 'Please tell.', asker_id: id });
  const images: string[] = [];
  for (let i = 0; i < one.images; i++) images.push((await imageRow(test, id, { isUsed: i > 0 })).id);
  for (let i = 0; i < one.exams; i++) await examShieldRow(test, id);
  for (let i = 0; i < one.chats; i++) {
    const { questionId: messageId } = await chatRows(test, id, 'chat', `key-${i}`);
    await ai.insertMessageImages(test.ctx.db, { messageId, userId: id, ids: images });
  }
  for (let i = 0; i < one.orders; i++) {
    const { id: order_id } = await orderRow(test, id);
    const decision = { order_id, user_id: id, service: 'editing', is_allowed: true };
    await insertRow(test, 'jurisdiction_decisions', decision);
  }
  for (const place of one.letInto)
    await insertRow(test, 'order_access', {
      order_id: orderIds[place] ?? '',
      user_id: id,
      link_version: linkVersion,
    });
  return id;
}
