import { documentCard, documentDetail } from '@aw/contracts/documents/shapes';
import { beforeAll, expect, it } from 'vitest';
import * as z from 'zod/mini';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, insertRows, selectRows, updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

type Card = z.infer<typeof documentCard>;

const test = useTestApp();
const reader = beforeTests(() => signedIn(test.app));
const uploader = beforeTests(() => signedIn(test.app));
const total = 57;
const exactly = z.array(z.strictObject(documentCard.shape));

/** Documents with every kind of value of a card. Some have the same time, and some are not in lists. */
beforeAll(async () => {
  const { db } = test.ctx;
  const [school] = await db
    .insertInto('schools')
    .values({ name: 'Ecole "Normale" \\ & <b>', type: 'school' })
    .returning('id')
    .execute();
  const [course] = await db
    .insertInto('courses')
    .values({ school_id: school?.id ?? 0, name: 'Été', code: null })
    .returning('id')
    .execute();
  await insertRow(test, 'files', { sha256: 'x', size_bytes: 1, storage_key: 'x', kind: 'pdf' });
  await insertRows(
    test,
    'documents',
    Array.from({ length: total + 9 }, (_, at) => ({
      title: `Notes ${at} “quoted” \u2028 ${'𝒳'.repeat(at % 3)}`,
      file_name: `${at}\t"x".pdf`,
      description: at % 2 ? null : `Line one\nline two ${at}`,
      uploader_id: uploader.id,
      school_id: at % 3 ? (school?.id ?? null) : null,
      course_id: at % 4 ? (course?.id ?? null) : null,
      term: at % 5 ? 'Fall 2026' : null,
      file_sha256: 'x',
      file_size: 10 * 1024 * 1024 - at,
      page_count: at,
      status: at < total ? ('published' as const) : ('processing' as const),
      view_count: at * 1000,
      rating_sum: at * 7,
      rating_count: at % 6 ? at * 2 : 0,
      uploaded_at: new Date(Date.UTC(2026, 0, 1 + (at % 10), 3, 4, 5, at)),
      is_duplicate_allowed: true,
    })),
  );
});
it('[P1] [D1] the list of the newest documents from the database equals its contract and the other lists', async () => {
  const newest = (await reader.get('/api/documents?limit=100')).json<Card[]>();
  expect(exactly.parse(newest)).toEqual(newest);
  expect(newest).toHaveLength(total);
  // The search by subject returns the documents through the mapper.
  const mapped = (await reader.get('/api/documents?limit=100&subject=General')).json<Card[]>();
  expect(newest).toEqual(mapped);
});

it.each([1, 7, 20, 56, 57])(
  '[D1] [P2] pages of %i newest documents contain each document once, in order',
  async (limit) => {
    const all = (await reader.get('/api/documents?limit=100')).json<Card[]>();
    const walked: Card[] = [];
    for (let url: string | undefined = `/api/documents?limit=${limit}`; url; ) {
      const page = await reader.get(url);
      walked.push(...page.json<Card[]>());
      url = /<(.+)>; rel="next"/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(walked).toEqual(all);
  },
);

it('[P1] [D7] the page of a document from the database equals its contract and the page for its uploader', async () => {
  const [unlocked = 0, ...others] = (await reader.get('/api/documents?limit=30'))
    .json<Card[]>()
    .map(({ id }) => id);
  await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: unlocked });
  await insertRow(test, 'document_ratings', { user_id: reader.id, document_id: unlocked, stars: 4 });
  await insertRows(
    test,
    'document_pages',
    [2, 1].map((number) => ({ document_id: unlocked, number, text: 'x', width: 800, height: 1100 })),
  );
  for (const id of [unlocked, ...others]) {
    const url = `/api/documents/${id}`;
    const page = (await reader.get(url)).json<z.infer<typeof documentDetail>>();
    expect(z.strictObject(documentDetail.shape).parse(page)).toEqual(page);
    const own = (await uploader.get(url)).json<object>();
    const isMine = id === unlocked;
    expect(page).toEqual({
      ...own,
      uploaderId: null,
      isOwn: false,
      // Other people download a copy that has not been made yet.
      download: { state: 'preparing', format: 'pdf', sizeBytes: null },
      isUnlocked: isMine,
      visiblePages: isMine ? page.pageCount : Math.max(1, Math.min(2, Math.floor(page.pageCount / 3))),
      myRating: isMine ? 4 : null,
    });
  }
});

it('[P1] [D1] the cached newest list is dropped by a commit that changes, removes or adds a document', async () => {
  const titles = async () =>
    (await reader.get('/api/documents?limit=100')).json<Card[]>().map(({ title }) => title);
  const [newest = '', second = '', ...others] = await titles();
  const [first] = await selectRows(test, 'documents', { title: newest }, ['id']);
  const change = (to: object) => updateRow(test, 'documents', first?.id ?? 0, to);
  await change({ title: 'Renamed' });
  expect(await titles()).toEqual(['Renamed', second, ...others]);
  await change({ deleted_at: new Date() });
  expect(await titles()).toEqual([second, ...others]);
  await change({ deleted_at: null, title: newest });
  expect(await titles()).toEqual([newest, second, ...others]);
});
