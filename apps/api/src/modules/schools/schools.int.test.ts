import type { DocumentStatus } from '@aw/contracts/documents/shapes';
import { beforeAll, describe, expect, it } from 'vitest';
import { beforeTests } from '../../testing/before-tests';
import { deleteRows, insertRow, updateRow, updateRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { importSchools } from './import-schools';

type School = { id: number; name: string; type: string };

const test = useTestApp();
const user = beforeTests(() => signedIn(test.app));
const entries = [
  { name: 'Ohio State University', country: 'United States', 'state-province': 'Ohio', domains: ['osu.edu'] },
  {
    name: 'Santa Monica Community College',
    country: 'United States',
    'state-province': 'California',
    domains: ['smc.edu'],
  },
  { name: 'Keble College', country: 'United Kingdom', 'state-province': null, domains: ['keble.ox.ac.uk'] },
  { name: 'École Normale', country: 'France', 'state-province': null, domains: ['ens.fr'] },
  { country: 'Nowhere' },
];

beforeAll(async () => {
  await importSchools(test.ctx.db, entries);
});
const list = async (query: string) => (await test.nobody.get(`/api/schools${query}`)).json<School[]>();

describe('schools', () => {
  it('[D6] schools are imported once: a broken row is reported by its number, and a second run changes nothing', async () => {
    const report = await importSchools(test.ctx.db, entries);
    expect(report).toMatchObject({ read: 5, added: 0, known: 4, broken: [{ number: 5 }] });
  });

  it('[D6] schools get their type from their name, or the generic one', async () => {
    expect((await list('')).map(({ type }) => type).sort()).toEqual([
      'college',
      'community_college',
      'school',
      'university',
    ]);
  });

  it('[D6] schools are found by name, location or type, in any case', async () => {
    expect((await list('?q=OHIO')).map(({ name }) => name)).toEqual(['Ohio State University']);
    expect((await list('?q=united kingdom')).map(({ name }) => name)).toEqual(['Keble College']);
    expect((await list('?q=community college')).map(({ name }) => name)).toEqual([
      'Santa Monica Community College',
    ]);
    expect(await list('?type=seminary')).toEqual([]);
  });

  it('[D6] the counts of schools by type equal the rows', async () => {
    const counts = (await test.nobody.get('/api/schools/counts?q=united')).json();
    expect(counts).toMatchObject({
      all: 3,
      byType: { university: 1, community_college: 1, college: 1, seminary: 0 },
    });
  });

  it('[D6] an unknown school is refused with the message of the page', async () => {
    const response = await test.nobody.get('/api/schools/99999');
    expect([response.statusCode, response.json<{ message: string }>().message]).toEqual([
      404,
      "The school you're looking for doesn't exist.",
    ]);
  });

  it('[D6] schools have correct document counts after publishing, removal and deletion', async () => {
    const [school] = await list('?q=ohio');
    const add = (status: DocumentStatus) =>
      test.ctx.db
        .insertInto('documents')
        .values({
          title: 'T',
          file_name: 't.pdf',
          uploader_id: user.id,
          school_id: school?.id,
          file_sha256: 'x',
          file_size: 1,
          status,
          is_duplicate_allowed: true,
        })
        .returning('id')
        .executeTakeFirstOrThrow();
    await insertRow(test, 'files', { sha256: 'x', size_bytes: 1, storage_key: 'x' });
    const count = async () =>
      (await test.nobody.get(`/api/schools/${school?.id}`)).json<{ documentCount: number }>().documentCount;
    const { id } = await add('published');
    await add('processing');
    expect(await count()).toBe(1);
    await updateRows(test, 'documents', {}, { status: 'published' });
    expect(await count()).toBe(2);
    await updateRow(test, 'documents', id, { deleted_at: new Date() });
    expect(await count()).toBe(1);
    await deleteRows(test, 'documents');
    expect(await count()).toBe(0);
  });
});

describe('courses', () => {
  it('[D5] adding a course answers 422 for an unknown school, and 200 with the existing course for its code', async () => {
    const [school] = await list('?q=keble');
    const add = (payload: object) =>
      user.post('/api/courses', { name: 'Torts', code: 'LAW 204', department: 'Law', ...payload });
    expect((await add({ schoolId: 99999 })).json()).toMatchObject({ code: 'schools.unknown' });
    const first = await add({ schoolId: school?.id });
    const second = await add({ schoolId: school?.id, code: 'law 204', name: 'Another name' });
    expect([first.statusCode, second.statusCode]).toEqual([201, 200]);
    expect(second.json()).toEqual(first.json());
  });

  it('[D5] a course is an existing one only if its whole code matches, ignoring spaces, hyphens and case', async () => {
    const [school] = await list('?q=keble');
    const add = async (code: string, name = code) => {
      const payload = { schoolId: school?.id, name, code, department: 'Biology' };
      const answer = await user.post('/api/courses', payload);
      return { status: answer.statusCode, ...answer.json<{ id: number; code: string }>() };
    };
    const cells = await add('BIO 101');
    const genetics = await add('BIO 202');
    expect([cells.status, genetics.status]).toEqual([201, 201]);
    for (const code of ['BIO202', 'bio-202', 'Bio\u00a0202', 'BIO\u2013202'])
      expect(await add(code, 'Another name')).toMatchObject({
        status: 200,
        id: genetics.id,
        code: 'BIO 202',
      });
    expect((await add('BIO')).status).toBe(201);
    const courses = await test.nobody.get(`/api/schools/${school?.id}/courses?q=bio-202`);
    expect(courses.json<{ id: number }[]>().map(({ id }) => id)).toEqual([genetics.id]);
  });

  it('[D5] parallel additions of one code make one course', async () => {
    const [school] = await list('?q=keble');
    const answers = await Promise.all(
      Array.from({ length: 10 }, (_, i) =>
        user.post('/api/courses', {
          schoolId: school?.id,
          name: 'Equity',
          code: i % 2 ? 'LAW 300' : 'law-300',
          department: 'Law',
        }),
      ),
    );
    expect(new Set(answers.map((answer) => answer.json<{ id: number }>().id)).size).toBe(1);
  });

  it('[D6] all three endpoints list the same courses, and find them by name, code or department', async () => {
    const [school] = await list('?q=keble');
    const addresses = [
      `/api/schools/${school?.id}/courses?q=law`,
      `/api/courses?schoolId=${school?.id}&q=law`,
      `/api/courses/${school?.id}?q=law`,
    ];
    const answers = await Promise.all(
      addresses.map(async (url) => (await test.nobody.get(url)).json<{ code: string }[]>()),
    );
    expect(answers[0]?.map(({ code }) => code.toUpperCase().replace('-', ' '))).toEqual([
      'LAW 204',
      'LAW 300',
    ]);
    expect(answers[1]).toEqual(answers[0]);
    expect(answers[2]).toEqual(answers[0]);
  });

  it('[D5] a missing school can be requested', async () => {
    const response = await user.post('/api/school-requests', { name: 'Lyceum of the North' });
    expect([response.statusCode, response.json<{ reference: string }>().reference]).toEqual([
      201,
      expect.stringMatching(/^SR-\d+$/),
    ]);
  });
});
