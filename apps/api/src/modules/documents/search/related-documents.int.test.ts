import type { RelatedDocument } from '@aw/contracts/documents/shapes';
import { beforeAll, expect, it } from 'vitest';
import { beforeTests } from '../../../testing/before-tests';
import { makePdf } from '../../../testing/make-pdf';
import { updateRow } from '../../../testing/rows';
import { useTestApp } from '../../../testing/test-app';
import { signedIn } from '../../../testing/user';

const test = useTestApp();
const author = beforeTests(() => signedIn(test.app));
const reader = beforeTests(() => signedIn(test.app));
let courseId: number;
const ids: Record<string, number> = {};

const filler = (title: string) => `Words about ${title} that nobody else wrote, for a page of their own.`;

async function add(title: string, pages: string[], fields: Record<string, string> = {}): Promise<void> {
  const response = await author.upload(await makePdf(pages.map((page) => `${page} ${filler(title)}`)), {
    fields: { title, ...fields },
  });
  expect(response.statusCode).toBe(201);
  ids[title] = response.json<{ id: number }>().id;
}

beforeAll(async () => {
  const school = await test.ctx.db
    .insertInto('schools')
    .values({ name: 'Ohio State University', type: 'university', location: 'Columbus, USA' })
    .returning('id')
    .executeTakeFirstOrThrow();
  const course = await author.post('/api/courses', {
    schoolId: school.id,
    name: 'Macroeconomics',
    code: 'ECON 201',
    department: 'Economics',
  });
  courseId = course.json<{ id: number }>().id;
  const inCourse = { schoolId: String(school.id), courseId: String(courseId) };
  const topic =
    'Chlorophyll absorbs light. Chlorophyll is in the thylakoid, and the thylakoid in chloroplasts.';
  await add('Photosynthesis in leaves', [topic, 'Stroma.', 'Oxygen.'], inCourse);
  await add('Interest rates', ['Banks lend at a rate.'], inCourse);
  await add('Photosynthesis and light', [
    'A pigment, chlorophyll, makes plants green. Each thylakoid has more chlorophyll than it needs; a thylakoid is thin.',
  ]);
  await add('Volcanoes', ['Magma rises.', 'Lava flows.', `Locked. ${topic} ${topic}`]);
  await add('Feudalism', ['Lords and vassals.']);
  await test.processAll();
});

const related = async (title: string) => {
  const response = await reader.get(`/api/documents/${ids[title]}/related`);
  expect(response.statusCode).toBe(200);
  return response.json<RelatedDocument[]>().map((card) => [card.title, card.shared]);
};

it('[D23] documents of the same course are related first, then those with similar readable text', async () => {
  expect(await related('Photosynthesis in leaves')).toEqual([
    ['Interest rates', 'course'],
    ['Photosynthesis and light', 'similar'],
  ]);
  expect(await related('Photosynthesis and light')).toEqual([['Photosynthesis in leaves', 'similar']]);
  expect(await related('Feudalism')).toEqual([]);
});

it('[D23] [D14] the text of locked pages makes no document related to another', async () => {
  expect(await related('Volcanoes')).toEqual([]);
  const titles = [
    ...(await related('Photosynthesis in leaves')),
    ...(await related('Photosynthesis and light')),
  ];
  expect(titles.flat()).not.toContain('Volcanoes');
});

it('[D23] a document of the course that left the library is no longer related', async () => {
  const id = ids['Interest rates'] ?? 0;
  await updateRow(test, 'documents', id, { deleted_at: new Date() });
  const similar = ['Photosynthesis and light', 'similar'];
  await expect.poll(() => related('Photosynthesis in leaves')).toEqual([similar]);
  await updateRow(test, 'documents', id, { deleted_at: null });
  await expect
    .poll(() => related('Photosynthesis in leaves'))
    .toEqual([['Interest rates', 'course'], similar]);
});

it('[D23] a copy, and a document that left the library, is related to none', async () => {
  const id = ids['Photosynthesis and light'] ?? 0;
  await updateRow(test, 'documents', id, { originality: 'copy' });
  await expect.poll(() => related('Photosynthesis in leaves')).toEqual([['Interest rates', 'course']]);
  await updateRow(test, 'documents', id, {
    originality: 'accepted',
    similar_to: ids['Photosynthesis in leaves'],
  });
  await expect.poll(() => related('Photosynthesis and light')).toEqual([]);
  await updateRow(test, 'documents', id, { similar_to: null, deleted_at: new Date() });
  await expect.poll(() => related('Photosynthesis in leaves')).toEqual([['Interest rates', 'course']]);
  const own = await author.get(`/api/documents/${id}/related`);
  expect([own.statusCode, own.json()]).toEqual([200, []]);
  expect((await reader.get(`/api/documents/${id}/related`)).statusCode).toBe(404);
});

it('[D23] related documents need a session, as the list of documents does', async () => {
  expect((await test.nobody.get(`/api/documents/${ids.Feudalism}/related`)).statusCode).toBe(401);
});
