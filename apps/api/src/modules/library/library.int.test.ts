import type { LibraryItem } from '@aw/contracts/library/public';
import * as users from '@aw/db/users';
import { expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { insertRow, insertRows, selectRows, updateRow } from '../../testing/rows';
import { listedDocument } from '../../testing/saved-searches';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));

const newDocument = (title: string) => listedDocument(test, { title, uploaderId: author.id });
type Person = Awaited<ReturnType<typeof signedIn>>;
const listOf = async (person: Person, tab: string, query = '') =>
  (await person.get(`/api/user/${person.id}/library?tab=${tab}${query}`)).json<LibraryItem[]>();
const titlesOf = async (person: Person, tab: string) => (await listOf(person, tab)).map(({ title }) => title);
const save = (person: Person, id: number) => person.put(`/api/documents/${id}/save`);
const unsave = (person: Person, id: number) =>
  person.inject({ method: 'DELETE', url: `/api/documents/${id}/save` });

it('[D16] saving and removing a document can be repeated, and its page and the ids say whether it is saved', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Saved once');
  const states = async () => [
    (await reader.get(`/api/documents/${id}`)).json<{ isSaved: boolean }>().isSaved,
    (await reader.get(`/api/user/${reader.id}/saves`)).json(),
  ];
  expect(await states()).toEqual([false, { documentIds: [] }]);
  for (const _ of [1, 2]) expect((await save(reader, id)).json()).toEqual({ isSaved: true });
  expect(await states()).toEqual([true, { documentIds: [id] }]);
  expect(await titlesOf(reader, 'saved')).toEqual(['Saved once']);
  for (const _ of [1, 2]) expect((await unsave(reader, id)).json()).toEqual({ isSaved: false });
  expect(await states()).toEqual([false, { documentIds: [] }]);
});

it('[D16] the uploader sees whether they saved their own document', async () => {
  const id = await newDocument('Own work');
  await save(author, id);
  expect((await author.get(`/api/documents/${id}`)).json()).toMatchObject({ isOwn: true, isSaved: true });
});

it('[D16] only documents that a person can open are saved', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Removed');
  await updateRow(test, 'documents', id, { deleted_at: new Date(), is_removed_for_cause: true });
  expect((await save(reader, id)).statusCode).toBe(404);
  expect((await save(reader, 2 ** 40)).statusCode).toBe(404);
  expect((await unsave(reader, id)).statusCode).toBe(200);
});

it('[D16] [D24] a saved document that leaves the library drops out of the list, and is back when it returns', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Goes and comes');
  await save(reader, id);
  await updateRow(test, 'documents', id, { deleted_at: new Date(), withdrawn_at: new Date() });
  expect(await titlesOf(reader, 'saved')).toEqual([]);
  await updateRow(test, 'documents', id, { deleted_at: null, withdrawn_at: null });
  expect(await titlesOf(reader, 'saved')).toEqual(['Goes and comes']);
});

it('[D16] a person saves at most 1,000 documents, not counting those that have left the library', async () => {
  const reader = await signedIn(test.app);
  const [id, more] = [await newDocument('One too many'), await newDocument('Left')];
  await insertRow(test, 'files', { sha256: 'full', size_bytes: 1, storage_key: 'full', kind: 'pdf' });
  await insertRows(
    test,
    'documents',
    Array.from({ length: 1_000 }, (_, at) => ({
      title: `Full ${at}`,
      file_name: 'x.pdf',
      uploader_id: author.id,
      file_sha256: 'full',
      file_size: 1,
      page_count: 1,
      status: 'published' as const,
      is_duplicate_allowed: true,
      uploaded_at: new Date('2026-01-01'),
    })),
  );
  const full = await selectRows(test, 'documents', { file_sha256: 'full' }, ['id']);
  await insertRows(
    test,
    'document_saves',
    full.map((row) => ({ user_id: reader.id, document_id: row.id })),
  );
  const answer = await save(reader, id);
  expect([answer.statusCode, answer.json<{ code: string }>().code]).toEqual([409, 'documents.saves_full']);
  expect((await save(reader, full[0]?.id ?? 0)).statusCode).toBe(200);
  await updateRow(test, 'documents', full[0]?.id ?? 0, { deleted_at: new Date() });
  expect((await save(reader, id)).statusCode).toBe(200);
  expect((await save(reader, more)).statusCode).toBe(409);
});

it('[D24] the library of another person answers 403', async () => {
  const reader = await signedIn(test.app);
  const of = `/api/user/${author.id}`;
  const answers = [
    await reader.get(`${of}/library`),
    await reader.get(`${of}/saves`),
    await reader.inject({ method: 'DELETE', url: `${of}/library/recent` }),
  ];
  expect(answers.map(({ statusCode }) => statusCode)).toEqual([403, 403, 403]);
});

it('[D24] each tab lists its documents for an anonymous person, the latest first, page by page', async () => {
  const reader = await signedIn(test.app);
  const ids: number[] = [];
  for (const title of ['A', 'B', 'C']) ids.push(await newDocument(title));
  for (const [at, id] of ids.entries()) {
    const created_at = new Date(Date.UTC(2026, 0, 1 + at));
    await insertRow(test, 'document_saves', { user_id: reader.id, document_id: id, created_at });
    await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: id, created_at });
    for (const day of ['2025-12-30', `2026-01-0${1 + at}`])
      await insertRow(test, 'document_views', { user_id: reader.id, document_id: id, day });
  }
  for (const tab of ['saved', 'unlocked', 'recent']) {
    const walked: string[] = [];
    for (let url: string | undefined = `/api/user/${reader.id}/library?tab=${tab}&limit=1`; url; ) {
      const page = await reader.get(url);
      walked.push(...page.json<LibraryItem[]>().map(({ title }) => title));
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect([tab, walked]).toEqual([tab, ['C', 'B', 'A']]);
  }
  expect((await listOf(reader, 'recent'))[0]?.addedAt).toBe('2026-01-03T00:00:00.000Z');
  expect(await titlesOf(reader, 'uploaded')).toEqual([]);
  expect((await listOf(author, 'uploaded', '&limit=3')).map(({ title }) => title)).toEqual(['C', 'B', 'A']);
});

it('[D24] clearing what was recently read changes no number of views, also when a document is read again that day', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Read twice');
  const view = async () => (await reader.post(`/api/documents/${id}/views`)).json();
  expect(await view()).toEqual({ viewCount: 1 });
  expect(await titlesOf(reader, 'recent')).toEqual(['Read twice']);
  const cleared = await reader.inject({ method: 'DELETE', url: `/api/user/${reader.id}/library/recent` });
  expect(cleared.statusCode).toBe(204);
  expect(await titlesOf(reader, 'recent')).toEqual([]);
  expect(await view()).toEqual({ viewCount: 1 });
  expect(await titlesOf(reader, 'recent')).toEqual(['Read twice']);
});

it('[D24] clearing what was recently read leaves what other people read', async () => {
  const [reader, other] = [await signedIn(test.app), await signedIn(test.app)];
  const id = await newDocument('Read by two');
  for (const person of [reader, other]) await person.post(`/api/documents/${id}/views`);
  await reader.inject({ method: 'DELETE', url: `/api/user/${reader.id}/library/recent` });
  expect([await titlesOf(reader, 'recent'), await titlesOf(other, 'recent')]).toEqual([[], ['Read by two']]);
});

it('[D24] an unlocked document stays in every list when it leaves the library, unless it was removed for cause', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Unlocked for ever');
  await reader.post(`/api/documents/${id}/views`);
  await save(reader, id);
  await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: id });
  const lists = () => Promise.all(['saved', 'unlocked', 'recent'].map((tab) => titlesOf(reader, tab)));
  await updateRow(test, 'documents', id, { deleted_at: new Date(), withdrawn_at: new Date() });
  expect(await lists()).toEqual([['Unlocked for ever'], ['Unlocked for ever'], ['Unlocked for ever']]);
  await updateRow(test, 'documents', id, { is_removed_for_cause: true });
  expect(await lists()).toEqual([[], [], []]);
});

it('[D24] with a privacy signal, nothing is listed as recently read', async () => {
  const reader = await signedIn(test.app);
  const id = await newDocument('Read without a name');
  await reader.inject({ method: 'POST', url: `/api/documents/${id}/views`, headers: { 'sec-gpc': '1' } });
  expect(await titlesOf(reader, 'recent')).toEqual([]);
});

it('[D16] a merge of two people keeps each saved document once, with its later date', async () => {
  const [from, into] = [await signedIn(test.app), await signedIn(test.app)];
  const [both, one] = [await newDocument('Both'), await newDocument('One')];
  const early = new Date('2026-01-01');
  const late = new Date('2026-02-01');
  await insertRow(test, 'document_saves', { user_id: from.id, document_id: both, created_at: late });
  await insertRow(test, 'document_saves', { user_id: from.id, document_id: one, created_at: early });
  await insertRow(test, 'document_saves', { user_id: into.id, document_id: both, created_at: early });
  await users.moveSaves(test.ctx.db, from.id, into.id);
  expect(await titlesOf(into, 'saved')).toEqual(['Both', 'One']);
  expect(await titlesOf(from, 'saved')).toEqual([]);
});

it('[D24] the newest teasers have at most two documents of each uploader, and are full if there are enough others', async () => {
  const [busy, others] = [
    await signedIn(test.app),
    await Promise.all([1, 2, 3].map(() => signedIn(test.app))),
  ];
  const upload = async (uploaderId: string, title: string, at: string) => {
    const id = await listedDocument(test, { title, uploaderId });
    await updateRow(test, 'documents', id, { uploaded_at: new Date(at) });
  };
  for (const [at, { id }] of others.entries()) await upload(id, `Other ${at}`, `2027-01-0${1 + at}`);
  for (const at of [1, 2, 3, 4]) await upload(busy.id, `Busy ${at}`, `2027-02-0${at}`);
  const teasers = async (limit: number) =>
    (await test.nobody.get(`/api/documents/teasers?sort=newest&limit=${limit}`))
      .json<LibraryItem[]>()
      .map(({ title }) => title);
  expect(await teasers(5)).toEqual(['Busy 4', 'Busy 3', 'Other 2', 'Other 1', 'Other 0']);
  // With too few others, the remaining ones of the same uploaders follow.
  await removeDocumentsOf(author.id);
  expect(await teasers(7)).toEqual(['Busy 4', 'Busy 3', 'Other 2', 'Other 1', 'Other 0', 'Busy 2', 'Busy 1']);
});

/** Removes all documents of a person from the library. */
async function removeDocumentsOf(uploaderId: string): Promise<void> {
  await test.ctx.db
    .updateTable('documents')
    .set({ deleted_at: new Date() })
    .where('uploader_id', '=', uploaderId)
    .execute();
}
