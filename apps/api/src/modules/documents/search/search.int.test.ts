import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf } from '../../../testing/make-pdf';
import { insertRow, selectRows, updateRow, updateRows } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { type Person, signedIn } from '../../../testing/user';

type Card = { id: number; title: string; subject: string; hit?: { page: number; snippet: string | null } };

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
let schoolId: number;
let courseId: number;

beforeAll(async () => {
  const school = await test.ctx.db
    .insertInto('schools')
    .values({ name: 'Ohio State University', type: 'university', location: 'Columbus, USA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  schoolId = school.id;
  const course = await author.post('/api/courses', {
    schoolId,
    name: 'Orbital mechanics',
    code: 'PHYS 210',
    department: 'Physics',
  });
  courseId = course.json<{ id: number }>().id;
  await add(
    'Kepler and the curve',
    { subject: 'Physics', documentType: 'notes', schoolId: String(schoolId), courseId: String(courseId) },
    ['One.', 'Two.', 'Here the zymurgy appears. It is a word of page three.'],
  );
  await add(
    'Demand',
    { subject: 'Economics', documentType: 'exam', description: 'The demand curve 100% explained' },
    ['Prices fall.'],
  );
  await add('Titration guide', { subject: 'Chemistry', documentType: 'study_guide' }, [
    'A buffer resists. The curve bends here.',
  ]);
  await test.processAll();
});

async function add(title: string, fields: Record<string, string>, pages: string[]): Promise<void> {
  const response = await author.upload(await makePdf(pages.map((page) => `${title}. ${page}`)), {
    fields: { title, ...fields },
  });
  expect(response.statusCode).toBe(201);
}

const list = async (query: string, user = reader) =>
  (await user.get(`/api/documents${query}`)).json<Card[]>();
const titles = async (query: string) => (await list(query)).map((card) => card.title);

describe('the document list', () => {
  it('[D1] the document list needs a session and says so', async () => {
    const response = await test.nobody.get('/api/documents');
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      401,
      'Authentication required',
    ]);
  });

  it('[D1] a search matches title, description and subject in any case, titles first', async () => {
    expect(await titles('?q=CURVE')).toEqual(['Kepler and the curve', 'Demand', 'Titration guide']);
    expect(await titles('?q=chemis')).toEqual(['Titration guide']);
    expect(await titles('?q=nothing-like-it')).toEqual([]);
  });

  it('[D1] wildcards and operators in a search are plain text', async () => {
    expect(await titles(`?q=${encodeURIComponent('100%')}`)).toEqual(['Demand']);
    expect(await titles(`?q=${encodeURIComponent("'; drop table documents; --")}`)).toEqual([]);
    expect(await titles(`?q=${encodeURIComponent('!!! & | :*')}`)).toEqual([]);
  });

  it('[D1] a search finds a word on page 3 and returns the page and its sentence', async () => {
    const [card] = await list('?q=zymurgy', author);
    expect(card).toMatchObject({
      title: 'Kepler and the curve',
      hit: { page: 3, snippet: expect.stringContaining('Here the zymurgy appears.') },
    });
  });

  it('[D7] a hit on a locked page returns its number to everybody, and its sentence only to people who may read it', async () => {
    expect((await list('?q=zymurgy'))[0]?.hit).toEqual({ page: 3, snippet: null });
    expect((await test.nobody.get('/api/documents/teasers?q=zymurgy')).json()).toEqual([]);
  });

  it('[D1] the next page continues correctly when a document moves between two pages', async () => {
    const first = await reader.get('/api/documents?sort=most_viewed&limit=2');
    const seen = first.json<Card[]>().map((card) => card.id);
    await updateRow(test, 'documents', seen[1] ?? 0, { view_count: 99 });
    const next = await reader.get(String(first.headers.link).match(/<(.+?)>/)?.[1] ?? '');
    expect(next.json<Card[]>().filter((card) => seen.includes(card.id))).toEqual([]);
    await updateRows(test, 'documents', {}, { view_count: 0 });
  });

  it('[D1] the list filters by school, course, and one or several subjects and types', async () => {
    expect(await titles(`?schoolId=${schoolId}`)).toEqual(['Kepler and the curve']);
    expect(await titles(`?courseId=${courseId}&q=`)).toEqual(['Kepler and the curve']);
    expect(await titles('?subject=Physics&subject=Economics')).toHaveLength(2);
    expect(await titles('?documentType=study-guide')).toEqual(['Titration guide']);
  });

  it('[D1] the counts by type and subject equal the list', async () => {
    const counts = (await reader.get('/api/documents/counts?q=curve')).json();
    expect(counts).toEqual({
      total: 3,
      isCapped: false,
      documentTypes: { notes: 1, exam: 1, study_guide: 1 },
      subjects: { Physics: 1, Economics: 1, Chemistry: 1 },
    });
  });

  it.each(['newest', 'most_viewed', 'highest_rated', 'relevance'])(
    '[D1] cursors visit every document once, sorted by %s',
    async (sort) => {
      const seen: number[] = [];
      let address: string | undefined = `/api/documents?limit=1&q=curve&sort=${sort}`;
      while (address) {
        const response = await reader.get(address);
        seen.push(...response.json<Card[]>().map((card) => card.id));
        address = String(response.headers.link ?? '').match(/<(.+?)>/)?.[1];
      }
      expect(new Set(seen).size).toBe(3);
      expect(seen).toHaveLength(3);
    },
  );

  it('[R4] a forged cursor is refused', async () => {
    expect((await reader.get('/api/documents?cursor=bm9uc2Vuc2U')).statusCode).toBe(400);
    const huge = Buffer.from('[9007199254740991,1]').toString('base64url');
    expect((await reader.get(`/api/documents?q=curve&cursor=${huge}`)).statusCode).toBe(200);
    expect((await reader.get('/api/documents/%E0%A4%A')).json()).toMatchObject({ code: 'request.invalid' });
  });

  it('[D2] the list of uploads in every state is only for their uploader', async () => {
    expect(await list(`?uploaderId=${author.id}`, author)).toHaveLength(3);
    expect((await reader.get(`/api/documents?uploaderId=${author.id}`)).statusCode).toBe(403);
  });
});

describe('a document', () => {
  it('[D7] other people get only the free pages of a document, and the server refuses the others', async () => {
    const [card] = await list('?q=zymurgy');
    const url = `/api/documents/${card?.id}`;
    expect((await reader.get(url)).json()).toMatchObject({
      isUnlocked: false,
      visiblePages: 1,
      pageCount: 3,
      uploaderId: null,
    });
    const statuses = await Promise.all(
      ['/pages/1/image', '/pages/2/image', '/pages/3/text', '/pages/4/text', '/file'].map(
        async (path) => (await reader.get(url + path)).statusCode,
      ),
    );
    expect(statuses).toEqual([200, 403, 403, 404, 403]);
  });

  it('[D7] a document downloads in ranges, as an attachment that no browser runs', async () => {
    const [card] = await list('?q=zymurgy');
    const url = `/api/documents/${card?.id}/file`;
    const whole = await author.get(url);
    expect(whole.headers).toMatchObject({
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-type': 'application/pdf',
    });
    expect(whole.headers['content-disposition']).toMatch(/^attachment/);
    const part = await author.inject({ url, headers: { range: 'bytes=5-9' } });
    expect([part.statusCode, part.headers['content-range'], part.rawPayload]).toEqual([
      206,
      `bytes 5-9/${whole.rawPayload.length}`,
      whole.rawPayload.subarray(5, 10),
    ]);
    expect((await author.inject({ url, headers: { range: 'bytes=99999999-' } })).statusCode).toBe(416);
    expect(
      (await author.inject({ url, headers: { 'if-none-match': String(whole.headers.etag) } })).statusCode,
    ).toBe(304);
    const stale = await author.inject({ url, headers: { range: 'bytes=0-1', 'if-range': '"other"' } });
    expect(stale.statusCode).toBe(200);
  });

  it('[D7] each whole download is recorded', async () => {
    const [card] = await list('?q=zymurgy');
    const count = async () =>
      (await selectRows(test, 'document_downloads', { document_id: card?.id ?? 0 })).length;
    const before = await count();
    await author.get(`/api/documents/${card?.id}/file`);
    expect(await count()).toBe(before + 1);
  });

  it('[D8] a view counts once per person and day, except for the uploader and for crawlers', async () => {
    const [card] = await list('?q=Demand');
    const crawler = 'Mozilla/5.0 (compatible; Googlebot/2.1; +http://www.google.com/bot.html)';
    const view = (user: Person, headers = {}) =>
      user.inject({
        method: 'POST',
        url: `/api/documents/${card?.id}/views`,
        headers,
      });
    await view(author);
    expect((await view(reader, { 'user-agent': crawler })).json()).toEqual({ viewCount: 0 });
    await view(reader);
    expect((await view(reader)).json()).toEqual({ viewCount: 1 });
  });

  it('[D8] each person who unlocked a document can rate it once', async () => {
    const [card] = await list('?q=Titration');
    const rate = (stars: number) => reader.put(`/api/documents/${card?.id}/rating`, { stars });
    expect((await rate(5)).statusCode).toBe(403);
    await insertRow(test, 'document_unlocks', { user_id: reader.id, document_id: card?.id ?? 0 });
    await rate(1);
    expect((await rate(4)).json()).toEqual({ average: 4, count: 1 });
    expect((await rate(6)).statusCode).toBe(400);
  });

  it('[D16] the uploader never rates their own document, also with an unlock from an account that was merged', async () => {
    const [card] = await list('?q=Titration');
    await insertRow(test, 'document_unlocks', { user_id: author.id, document_id: card?.id ?? 0 });
    const answer = await author.put(`/api/documents/${card?.id}/rating`, { stars: 5 });
    expect(answer.statusCode).toBe(403);
  });

  it('[D8] study guides are documents of that type or with guide or notes in the title, and each sort has its own order', async () => {
    const guides = (await test.nobody.get('/api/documents/teasers?studyGuides=true')).json<Card[]>();
    expect(guides.map((card) => card.title)).toEqual(['Titration guide']);
    const order = async (sort: string) =>
      (await test.nobody.get(`/api/documents/teasers?sort=${sort}`))
        .json<Card[]>()
        .map((card) => card.title)[0];
    expect(await Promise.all(['newest', 'most_viewed', 'highest_rated'].map(order))).toEqual([
      'Titration guide',
      'Demand',
      'Titration guide',
    ]);
  });
});
