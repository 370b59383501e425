import type { MissedSearch } from '@aw/contracts/search/staff';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import { dayMs } from '../../../config/durations';
import type { UserContext } from '../../../context';
import { beforeTests } from '../../../testing/before-tests';
import { selectRows } from '../../../testing/rows';
import { searchedDocument } from '../../../testing/site-search';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';
import { tablesThatHold } from '../../../testing/whole-database';
import { runMaintenance } from '../../maintenance';
import { closeMissedSearches } from './close-missed-searches';
import { countMissedSearch, maxMissedSearchesPerDay } from './count-missed-search';

const test = useTestApp();
const staff = beforeTests(() => signedInStaff(test, 'bashir', 'read_only'));

const startMs = Date.UTC(2026, 10, 20, 12);
let nowMs: number;

beforeEach(async () => {
  nowMs = startMs;
  await sql`truncate missed_searches, missed_searches_today`.execute(test.ctx.db);
});

const ctxOf = (userId: string): UserContext => ({
  ...test.ctx,
  userId,
  network: undefined,
  now: () => new Date(nowMs),
});
const miss = (userId: string, q: string) => countMissedSearch(ctxOf(userId), q);
const missAs = async (people: number, q: string) => {
  for (let person = 1; person <= people; person++) await miss(`person-${person}`, q);
};
const today = () => selectRows(test, 'missed_searches_today', {}, ['query', 'person_hash'], 'query');
const queriesToday = async () => (await today()).map(({ query }) => query);
const counted = () => selectRows(test, 'missed_searches', {}, ['query', 'people'], 'query');
const close = () => closeMissedSearches(ctxOf('nobody'));
const nextDay = async () => {
  nowMs += dayMs;
  await close();
};

describe('searches that found nothing', () => {
  it('[X18] the clean-up of the next day counts searches of three people and deletes all others', async () => {
    await missAs(3, 'Krebs-Zyklus');
    await missAs(2, 'my own name');
    await close();
    expect(await counted()).toEqual([]);
    expect(await today()).toHaveLength(5);
    nowMs += dayMs;
    await runMaintenance(ctxOf('nobody'));
    expect(await counted()).toEqual([{ query: 'krebs zyklus', people: 3 }]);
    expect(await today()).toEqual([]);
    expect(await tablesThatHold(test.ctx.db, 'my own name')).toEqual([]);
  });

  it('[X18] one person counts once a day, and two people on two days are not three', async () => {
    for (const q of ['krebs cycle', 'Krebs cycle', 'KREBS-CYCLE']) await miss('person-1', q);
    expect(await queriesToday()).toEqual(['krebs cycle']);
    await missAs(2, 'krebs cycle');
    await nextDay();
    await missAs(2, 'krebs cycle');
    await nextDay();
    expect(await counted()).toEqual([]);
  });

  it('[X18] the hash of a person differs each day and contains nothing of the person', async () => {
    await miss('person-1', 'first');
    await miss('person-1', 'second');
    const hashes = (await today()).map(({ person_hash: hash }) => hash);
    expect(new Set(hashes).size).toBe(1);
    await nextDay();
    await miss('person-1', 'third');
    const [{ person_hash: hash } = { person_hash: '' }] = await today();
    expect(hash).toMatch(/^[\w-]{43}$/);
    expect(hashes).not.toContain(hash);
    expect(await tablesThatHold(test.ctx.db, 'person-1')).toEqual([]);
  });

  it('[X18] of searches that one person types letter by letter only the longest is kept', async () => {
    for (const q of ['photo', 'photosyn', 'photosynthese', 'photosyn']) await miss('person-1', q);
    await miss('person-2', 'photo');
    expect(await queriesToday()).toEqual(['photo', 'photosynthese']);
  });

  it('[X18] one person stores at most twenty searches a day, also in parallel, and nothing private', async () => {
    const queries = Array.from({ length: 40 }, (_, at) => `word${String.fromCharCode(97 + (at % 26))} ${at}`);
    await Promise.all(queries.map((q) => miss('person-1', q)));
    expect(await today()).toHaveLength(maxMissedSearchesPerDay);
    for (const q of ['ada@students.example', '+1 555 010 9988', 'x'.repeat(101), '…'])
      await miss('person-2', q);
    expect(await today()).toHaveLength(maxMissedSearchesPerDay);
  });

  it('[X18] a search does not fail when it cannot be counted', async () => {
    const failing = Object.create(test.ctx.db, {
      transaction: { value: () => ({ execute: () => Promise.reject(new Error('away')) }) },
    });
    await expect(
      countMissedSearch({ ...ctxOf('person-1'), db: failing }, 'anything'),
    ).resolves.toBeUndefined();
    expect(await today()).toEqual([]);
  });

  it('[X18] the table of counts accepts no search of fewer than three people', async () => {
    const two = sql`insert into missed_searches (day, query, people) values ('2026-11-20', 'two', 2)`;
    await expect(two.execute(test.ctx.db)).rejects.toThrow('missed_searches_people_check');
  });

  it('[X18] counts are kept for 90 days', async () => {
    await missAs(3, 'krebs cycle');
    await nextDay();
    nowMs = startMs + 90 * dayMs;
    await close();
    expect(await counted()).toHaveLength(1);
    await nextDay();
    expect(await counted()).toEqual([]);
  });
});

describe('searches that are counted', () => {
  it.each(['/api/documents', '/api/search'])(
    '[X18] %s counts a search of which nothing has all words, but none with a filter and no later page',
    async (path) => {
      const person = await signedIn(test.app);
      await searchedDocument(test, person.id, `Basalt columns of ${path}`);
      const cursor = Buffer.from('[0,1]').toString('base64url');
      for (const query of [
        'q=basalt',
        'q=gabbro&subject=Physics',
        `q=pumice&cursor=${cursor}`,
        'q=basalt+xenolith',
        'q=obsidian',
      ])
        expect([query, (await person.get(`${path}?${query}`)).statusCode]).toEqual([query, 200]);
      await expect.poll(queriesToday).toEqual(['basalt xenolith', 'obsidian']);
    },
  );
});

describe('missed searches in the console', () => {
  const listed = async (days?: number) =>
    (await staff.get(`/api/admin/missed-searches${days ? `?days=${days}` : ''}`)).json<MissedSearch[]>();
  const day = (daysAgo: number) => new Date(Date.now() - daysAgo * dayMs).toISOString().slice(0, 10);
  const countRow = (daysAgo: number, query: string, people: number) =>
    sql`insert into missed_searches (day, query, people) values (${day(daysAgo)}, ${query}, ${people})`.execute(
      test.ctx.db,
    );

  it('[X18] staff see the searches of most people in a number of days, without the people', async () => {
    await countRow(1, 'krebs cycle', 3);
    await countRow(2, 'krebs cycle', 4);
    await countRow(2, 'ochem', 5);
    await countRow(40, 'old', 9);
    expect(await listed()).toEqual([
      { query: 'krebs cycle', people: 7, lastDay: day(1) },
      { query: 'ochem', people: 5, lastDay: day(2) },
    ]);
    expect((await listed(90))[0]).toEqual({ query: 'old', people: 9, lastDay: day(40) });
    expect(await listed(1)).toEqual([{ query: 'krebs cycle', people: 3, lastDay: day(1) }]);
    expect((await staff.get('/api/admin/missed-searches?days=91')).statusCode).toBe(400);
  });

  it('[X18] searches of the same day are not shown, and the list has at most 200', async () => {
    nowMs = Date.now();
    await missAs(3, 'krebs cycle');
    expect(await listed()).toEqual([]);
    await sql`
      insert into missed_searches (day, query, people)
      select ${day(1)}::date, 'query ' || n, 3 from generate_series(1, 201) n`.execute(test.ctx.db);
    expect(await listed()).toHaveLength(200);
  });
});
