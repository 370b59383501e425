import type { Entered } from '@aw/contracts/auth/public';
import type { Belongings } from '@aw/contracts/users/public';
import * as auth from '@aw/db/auth';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { anonymousBrowser, goodPassword, type Member, member } from '../../testing/account';
import { orderRow } from '../../testing/full-order';
import { fullUser } from '../../testing/full-user';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let library: number[];

beforeAll(async () => {
  const author = await signedIn(test.app);
  for (let i = 0; i < 3; i++) await author.upload(await uniquePdf());
  await test.processAll();
  const rows = await selectRows(test, 'documents', {}, ['id'], 'id');
  library = rows.map(({ id }) => id);
});
type Browser = Pick<Person, 'id' | 'inject'>;

/** Adds one belonging of each kind. Everyone has unlocked and rated the first document of the library. */
async function addBelongings(
  browser: Browser,
  stars: number,
  ownDocumentId: number | undefined,
): Promise<void> {
  const documentIds = [library[0], ownDocumentId].filter((id) => id !== undefined);
  await insertRow(test, 'rewards', rewardOf(browser.id));
  await insertRow(test, 'questions', { title: 'Why?', content: 'Please.', asker_id: browser.id });
  await orderRow(test, browser.id);
  for (const document_id of documentIds) {
    await insertRow(test, 'credit_entries', {
      user_id: browser.id,
      delta: 3,
      reason: 'merge',
      source: `gift:${document_id}`,
    });
    const url = `/api/documents/${document_id}`;
    expect((await browser.inject({ method: 'POST', url: `${url}/unlock` })).statusCode).toBe(200);
    await browser.inject({ method: 'POST', url: `${url}/views` });
    await browser.inject({ method: 'PUT', url: `${url}/rating`, payload: { stars } });
  }
}

/** A reward for something other than uploads, because a merge computes those again. */
const rewardOf = (user_id: string) => ({
  user_id,
  type: 'thanks',
  milestone: 1,
  title: 'Thank you',
  description: 'You told us of a mistake.',
  reward_value: 100,
});

const belongings = async (browser: Browser) =>
  (await browser.inject({ url: '/api/auth/belongings' })).json<Belongings>();

/**
 * Signs in. Returns the belongings of both users before, the response, and the belongings of the account afterwards.
 */
async function signInWith(account: Member, guest: Browser) {
  const panel = await belongings(guest);
  const had = await belongings(account);
  const answer = await guest.inject({
    method: 'POST',
    url: '/api/auth/signin',
    payload: { email: account.email, password: goodPassword },
  });
  return {
    panel,
    had,
    response: answer.json<Entered>(),
    now: await auth.countBelongings(test.ctx.db, account.id),
  };
}

describe('a sign-in that brings work along', () => {
  it('[U10] a sign-in reports what both users had and what was in both, and loses nothing of either', async () => {
    const [account, guest] = [await member(test), await anonymousBrowser(test)];
    await addBelongings(account, 2, library[1]);
    await addBelongings(guest, 5, library[2]);
    const { panel, had, response, now } = await signInWith(account, guest);
    expect(panel).toEqual({
      uploads: 0,
      credits: 4,
      rewardPoints: 100,
      unlocks: 2,
      questions: 1,
      orders: 1,
      other: 4,
    });
    expect(response.broughtAlong).toEqual(panel);
    expect(response.account).toEqual({ had, unlockedTwice: 1, ratedTwice: 1 });
    expect(had.unlocks).toBe(2);
    const both = (key: keyof Belongings) => panel[key] + had[key];
    expect(now).toEqual({
      uploads: both('uploads'),
      // One credit is refunded for the document that both had unlocked.
      credits: both('credits') + 1,
      rewardPoints: both('rewardPoints'),
      unlocks: both('unlocks') - 1,
      questions: both('questions'),
      orders: both('orders'),
      // One rating and one view of the first document are dropped.
      other: both('other') - 2,
    });
    expect(response.user.creditBalance).toBe(now.credits);
    const rating = await selectRows(
      test,
      'document_ratings',
      { user_id: account.id, document_id: library[0] ?? 0 },
      ['stars'],
    );
    expect(rating).toEqual([{ stars: 5 }]);
  });

  it('[U10] a sign-in also counts users who only have views and requests', async () => {
    const [account, guest] = [await member(test), await anonymousBrowser(test)];
    await guest.post(`/api/documents/${library[0]}/views`);
    await guest.post('/api/school-requests', { name: 'Our college' });
    const { panel, response } = await signInWith(account, guest);
    expect(panel.other).toBe(2);
    expect(response.broughtAlong).toEqual(panel);
  });

  it('[U10] a sign-in that merged nobody reports no belongings', async () => {
    const account = await member(test);
    const answer = await account.post('/api/auth/signin', { email: account.email, password: goodPassword });
    expect(answer.json()).toMatchObject({ broughtAlong: null, account: null });
  });
});

/** Rows that a merge deletes: the remaining user keeps their own sign-in methods. */
const deletedTables = ['email_tokens', 'passkeys', 'recovery_codes', 'sessions', 'totp_factors'];

describe('a merge by staff', () => {
  it('[U10] a merge by staff shows what each user has, and then moves every row that refers to the merged one', async () => {
    const staff = await signedInStaff(test);
    const [from, into] = [await fullUser(test), await fullUser(test)];
    const preview = await staff.get(`/api/admin/people/${from.id}/merge?into=${into.id}`);
    expect(preview.json()).toMatchObject({
      from: {
        user: { id: from.id, email: from.email },
        belongings: await auth.countBelongings(test.ctx.db, from.id),
      },
      into: {
        user: { id: into.id, email: into.email },
        belongings: await auth.countBelongings(test.ctx.db, into.id),
      },
    });
    const before = [await rowsOf(from.id), await rowsOf(into.id)] as const;
    const answer = await staff.post(`/api/admin/people/${from.id}/merge`, {
      into: into.id,
      reason: 'The same person.',
    });
    expect(answer.statusCode).toBe(200);
    const [left, all] = [await rowsOf(from.id), await rowsOf(into.id)];
    for (const [place, [fromCount = 0, intoCount = 0]] of pairs(before)) {
      if (/^(credit_entries|earning_entries|users)\b/.test(place)) continue;
      expect(left[place], `${place} of the one who went`).toBe(0);
      const isDeleted = deletedTables.some((table) => place.startsWith(`${table}.`));
      // Both users had these rows, of which only one can exist.
      const isShared = /^(mail_opt_outs|welcome_grants|question_drafts|experts)\./.test(place);
      expect(all[place], place).toBe(isDeleted || isShared ? intoCount : fromCount + intoCount);
    }
  });
});

function pairs([one, two]: readonly [Record<string, number>, Record<string, number>]) {
  return Object.keys(one).map((place) => [place, [one[place], two[place]]] as const);
}

/** Counts the rows that refer to a user, for each foreign key of the database. */
async function rowsOf(userId: string): Promise<Record<string, number>> {
  const { rows: columns } = await sql<{ table: string; column: string }>`
    select c.conrelid::regclass::text as table, a.attname as column
    from pg_constraint c join pg_attribute a on a.attrelid = c.conrelid and a.attnum = c.conkey[1]
    where c.contype = 'f' and c.confrelid = 'users'::regclass`.execute(test.ctx.db);
  const counts: Record<string, number> = {};
  for (const { table, column } of columns) {
    const { rows } = await sql<{ n: number }>`
      select count(*)::int as n from ${sql.table(table)} where ${sql.ref(column)} = ${userId}`.execute(
      test.ctx.db,
    );
    counts[`${table}.${column}`] = rows[0]?.n ?? 0;
  }
  return counts;
}
