import { beforeAll, describe, expect, it } from 'vitest';
import { dayMs, minuteMs } from '../../config/durations';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { snapshotFiles, snapshotTables } from '../../testing/snapshot';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { runMaintenance } from '../maintenance';
import { compileOldTexts } from '../questions/compile-old-texts';
import { forgetOldWords } from '../search/indexing/forget-old-words';
import { indexSearch } from '../search/indexing/index-search';

/** Tables in which the clean-up counts published texts and stores its progress. */
const addedByCleanUp = [
  'app_facts',
  'exam_counted_documents',
  'exam_counted_questions',
  'exam_fingerprint_counts',
];
/** Tables to which a deletion, a restore or a sign-in itself writes. */
const ofTheCalls = ['admin_sessions', 'admin_users', 'audit_log', 'deletions', 'rate_limits'];

/** Tables that a deletion or restore could forget. Each of them has rows. */
const affected = `
  answers courses credit_entries document_appeals document_downloads document_pages document_ratings
  document_unlocks document_views documents files questions rewards schools users`
  .trim()
  .split(/\s+/);

type Kind = 'documents' | 'questions';

const test = useTestApp();
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let user: Person;

beforeAll(async () => {
  staff = await signedInStaff(test);
  user = await signedIn(test.app);
  await fillLibrary();
  await fillQuestions();
  await indexSearch(test.ctx);
  await forgetOldWords(test.ctx);
});

async function upload(fields: Record<string, string>): Promise<number> {
  return (await user.upload(await uniquePdf(3), { fields })).json<{ id: number }>().id;
}

/** Adds documents in every state, with school, course, views, ratings, unlocks, downloads, appeals and rewards. */
async function fillLibrary(): Promise<void> {
  const { db } = test.ctx;
  const school = await db
    .insertInto('schools')
    .values({ name: 'Restored University', type: 'university' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await db
    .insertInto('courses')
    .values({ school_id: school.id, name: 'Restoration', code: 'RES1' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const shelf = { schoolId: String(school.id), courseId: String(course.id) };
  const ids: number[] = [];
  for (let i = 0; i < 6; i++) ids.push(await upload({ title: `Paper ${i}`, ...shelf }));
  await test.processAll();
  const [read = 0, removed = 0, forCause = 0, refused = 0] = ids;
  const buyer = await signedIn(test.app);
  await insertRow(test, 'credit_entries', { user_id: buyer.id, delta: 1, reason: 'welcome', source: 'test' });
  await buyer.post(`/api/documents/${read}/views`);
  await buyer.post(`/api/documents/${read}/unlock`);
  await buyer.put(`/api/documents/${read}/rating`, { stars: 4 });
  expect((await buyer.get(`/api/documents/${read}/file`)).statusCode).toBe(200);
  await remove(removed, false);
  await remove(forCause, true);
  await updateRow(test, 'documents', refused, {
    status: 'refused',
    refusal_code: 'duplicate',
    reason: 'The same file is there.',
  });
  await user.post(`/api/documents/${refused}/appeal`, { message: 'It is a new edition.' });
  await upload({ title: 'Being checked', ...shelf });
}

async function fillQuestions(): Promise<void> {
  const { db } = test.ctx;
  const { id: school_id } = await selectRow(test, 'schools', {});
  const rows = [
    { title: 'Open', content: 'Why?', asker_id: user.id, school_id },
    { title: 'Answered', content: 'How?', asker_id: user.id, school_id, is_answered: true },
    { title: 'Gone before', content: 'When?', asker_id: user.id, school_id, deleted_at: new Date() },
  ];
  const questions = await db.insertInto('questions').values(rows).returning('id').execute();
  await insertRow(test, 'answers', {
    question_id: questions[1]?.id ?? 0,
    expert_id: user.id,
    content: 'Like this.',
  });
  // Otherwise the first clean-up would do it.
  await compileOldTexts(test.ctx);
}

const remove = (id: number, isForCause: boolean) =>
  staff.post(`/api/admin/documents/${id}/remove`, { reason: 'Because.', isForCause });

async function deleteAll(kind: Kind): Promise<{ id: string; count: number }> {
  const response = await staff.delete(`/api/admin/${kind}/deleteAll`);
  expect(response.json()).toMatchObject({ message: `All ${kind} deleted successfully` });
  return response.json<{ deletion: { id: string; count: number } }>().deletion;
}

const restore = (id: string) => staff.post(`/api/admin/deletions/${id}/restore`);

/** Sets the age of a deletion. */
const age = (id: string, ms: number) =>
  updateRow(test, 'deletions', id, { deleted_at: new Date(Date.now() - ms) });

/** Counts the deleted and the remaining rows. */
async function standing(kind: Kind): Promise<{ gone: number; left: number }> {
  const rows =
    kind === 'documents'
      ? await selectRows(test, 'documents', {}, ['deleted_at'])
      : await selectRows(test, 'questions', {}, ['deleted_at']);
  const gone = rows.filter((row) => row.deleted_at !== null).length;
  return { gone, left: rows.length - gone };
}

describe.each(['documents', 'questions'] as const)('Delete All of %s', (kind) => {
  it('[M2] Delete All deletes every row, and a restore brings back each row of each table and each file', async () => {
    const [tables, files] = [await snapshotTables(test, ofTheCalls), await snapshotFiles(test)];
    const filled = Object.entries(tables).filter(([, rows]) => rows.length > 0);
    expect(filled.map(([name]) => name)).toEqual(expect.arrayContaining(affected));
    const before = await standing(kind);
    const { id, count } = await deleteAll(kind);
    expect(count).toBe(before.left);
    expect(await standing(kind)).toEqual({ gone: before.gone + before.left, left: 0 });
    expect(await snapshotTables(test, ofTheCalls)).not.toEqual(tables);
    expect((await restore(id)).statusCode).toBe(200);
    // Restored documents are indexed in the background, because their words may be forgotten.
    await indexSearch(test.ctx);
    expect(await snapshotTables(test, ofTheCalls)).toEqual(tables);
    expect(await snapshotFiles(test)).toEqual(files);
  });

  it('[M2] Delete All can be undone for 30 days, in which the clean-up deletes nothing of it', async () => {
    const except = [...ofTheCalls, ...addedByCleanUp];
    // Words of documents that are gone already.
    await forgetOldWords(test.ctx);
    const [tables, files] = [await snapshotTables(test, except), await snapshotFiles(test)];
    const { id } = await deleteAll(kind);
    await runMaintenance({ ...test.ctx, now: () => new Date(Date.now() + 30 * dayMs - minuteMs) });
    staff = await signedInStaff(test, `after.${kind}`);
    await age(id, 30 * dayMs - minuteMs);
    expect((await restore(id)).statusCode).toBe(200);
    await indexSearch(test.ctx);
    expect(await snapshotTables(test, except)).toEqual(tables);
    expect(await snapshotFiles(test)).toEqual(files);
  });

  it('[M2] Delete All is final after 30 days, when the restore is refused and changes no row', async () => {
    const { id } = await deleteAll(kind);
    await age(id, 30 * dayMs + minuteMs);
    const tables = await snapshotTables(test, ofTheCalls);
    expect((await restore(id)).statusCode).toBe(404);
    expect(await snapshotTables(test, ofTheCalls)).toEqual(tables);
  });
});
