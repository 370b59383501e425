import type { ResponseOf } from '@aw/contracts/endpoint';
import type { DataUpgrade, staffListDataUpgrades } from '@aw/contracts/system/data-upgrades';
import * as documentQueries from '@aw/db/documents';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { readerVersion } from '../../adapters/pages/reader-version';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { visibleQuestion } from '../../testing/questions';
import { quizOf } from '../../testing/quizzes';
import { selectRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { fillFingerprints } from '../documents/originality/fill-fingerprints';
import { rereadDocument } from '../documents/processing/reread-document';
import { compileOldTexts } from '../questions/compile-old-texts';
import { compileOldItems } from '../quizzes/compile-old-items';
import { indexSearch } from '../search/indexing/index-search';
import { noteUpgradeProgress } from './data-upgrades';
import { normalizeOldTexts } from './normalize-old-texts';

type Upgrades = ResponseOf<typeof staffListDataUpgrades>;

const test = useTestApp({ LIMIT_UPLOADS_PER_DAY: '0', LIMIT_UPLOADS_AT_ONCE: '0' });
const staff = beforeTests(() => signedInStaff(test));
const author = beforeTests(() => signedIn(test.app));
const documents: number[] = [];

beforeAll(async () => {
  for (let index = 0; index < 4; index++)
    documents.push((await author.upload(await uniquePdf())).json<{ id: number }>().id);
  await test.processAll();
  await visibleQuestion(test, author.id);
  await quizOf(test, { keys: ['A', 'B'] });
  for (let run = 0; run < 2; run++) await normalizeOldTexts(test.ctx);
  await compileOldTexts(test.ctx);
  await compileOldItems(test.ctx);
  await indexSearch(test.ctx);
});

async function upgrade(name: DataUpgrade['name']): Promise<DataUpgrade | undefined> {
  const response = await staff.get('/api/admin/data-upgrades');
  return response.json<Upgrades>().upgrades.find((one) => one.name === name);
}
const at = (moment: string) => noteUpgradeProgress({ ...test.ctx, now: () => new Date(moment) });
const setDocuments = (ids: number[], change: object) =>
  test.ctx.db.updateTable('documents').set(change).where('id', 'in', ids).execute();
const remove = (id: number) => setDocuments([id], { withdrawn_at: new Date(), deleted_at: new Date() });

it('[M14] [R1] staff see how many documents were read again, how many are left, why some failed, and when the last one was read', async () => {
  const [first = 0, second = 0, third = 0] = documents;
  expect(await upgrade('documents')).toEqual({
    name: 'documents',
    done: 4,
    left: 0,
    givenUp: [],
    movedAt: null,
  });
  await setDocuments([first, second, third], { reader_version: readerVersion - 1 });
  // One is removed and was never unlocked, so it is not read again.
  await remove(third);
  expect(await upgrade('documents')).toMatchObject({ done: 1, left: 2, movedAt: null });

  await at('2026-12-01T10:00:00Z');
  await at('2026-12-01T10:10:00Z');
  expect(await upgrade('documents')).toMatchObject({ left: 2, movedAt: null });
  await rereadDocument({ ...test.ctx, reader: test.reader }, first);
  await at('2026-12-01T10:20:00Z');
  expect(await upgrade('documents')).toMatchObject({ done: 2, left: 1, movedAt: '2026-12-01T10:20:00.000Z' });

  await documentQueries.recordRereadProblem(test.ctx.db, second, readerVersion, 'missing');
  await at('2026-12-01T10:30:00Z');
  expect(await upgrade('documents')).toEqual({
    name: 'documents',
    done: 2,
    left: 0,
    givenUp: [{ reason: 'missing', count: 1 }],
    movedAt: null,
  });
  await setDocuments([third], { withdrawn_at: null, deleted_at: null });
  await sql`insert into document_unlocks (user_id, document_id) select uploader_id, id from documents where id = ${third}`.execute(
    test.ctx.db,
  );
  await remove(third);
  expect(await upgrade('documents')).toMatchObject({ done: 2, left: 1 });
});

it.each([
  {
    name: 'fingerprints',
    age: sql`update document_fingerprints set version = 0`,
    run: () => fillFingerprints(test.ctx),
    left: 4,
  },
  {
    name: 'posts',
    age: sql`update questions set content_version = 1`,
    run: () => compileOldTexts(test.ctx),
    left: 1,
  },
  {
    name: 'quiz_questions',
    age: sql`update quiz_questions set html_version = 1`,
    run: () => compileOldItems(test.ctx),
    left: 2,
  },
  {
    name: 'names',
    age: sql`update app_facts set value = to_jsonb(${0}::int) where name = 'nfc-texts:documents'`,
    run: () => normalizeOldTexts(test.ctx),
    left: 4,
  },
  {
    name: 'search',
    age: sql`update documents set search_version = 0 where id % 2 = 0 and status = 'published'`,
    run: () => indexSearch(test.ctx),
    left: 2,
  },
] as const)(
  '[M14] [R1] staff see how many $name are left until the clean-up has done them',
  async ({ name, age, run, left }) => {
    // The tests before may have left rows to do.
    await run();
    const before = await upgrade(name);
    expect(before).toMatchObject({ left: 0, givenUp: [] });
    expect(before?.done).toBeGreaterThanOrEqual(left);
    await age.execute(test.ctx.db);
    expect(await upgrade(name)).toEqual({ ...before, done: (before?.done ?? 0) - left, left });
    await run();
    // Names are done once a later run has reached the end.
    await run();
    expect(await upgrade(name)).toEqual(before);
  },
);

it('[M14] [R1] an upgrade without progress is stored once, and deleted when it is done', async () => {
  const fact = () => selectRow(test, 'app_facts', { name: 'data-upgrades' }, ['value', 'updated_at']);
  await sql`update questions set content_version = 1`.execute(test.ctx.db);
  await at('2026-12-02T10:00:00Z');
  const noted = await fact();
  expect(noted.value).toMatchObject({ posts: { movedAt: null } });
  await at('2026-12-02T11:00:00Z');
  expect(await fact()).toEqual(noted);
  await compileOldTexts(test.ctx);
  await at('2026-12-02T12:00:00Z');
  expect((await fact()).value).not.toHaveProperty('posts');
});

it('[M14] [R1] only documents that are read count as progress, not those that people remove', async () => {
  const ids: number[] = [];
  for (let count = 0; count < 12; count++)
    ids.push((await author.upload(await uniquePdf())).json<{ id: number }>().id);
  await test.processAll();
  await setDocuments(documents, { reader_version: readerVersion });
  await at('2026-12-03T09:50:00Z');
  await setDocuments(ids, { reader_version: readerVersion - 1 });
  await at('2026-12-03T10:00:00Z');
  await remove(ids[11] ?? 0);
  await at('2026-12-03T10:10:00Z');
  expect(await upgrade('documents')).toMatchObject({ left: 11, movedAt: null });
  // The first one still has attempts left.
  await rereadDocument({ ...test.ctx, reader: test.reader }, ids[1] ?? 0);
  await at('2026-12-03T10:20:00Z');
  expect(await upgrade('documents')).toMatchObject({ left: 10, movedAt: '2026-12-03T10:20:00.000Z' });
});
