import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import type { Place, SimilarPlace } from '@aw/contracts/schools/places';
import * as schools from '@aw/db/schools';
import { beforeEach, describe, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { beforeTests } from '../../testing/before-tests';
import { uniquePdf } from '../../testing/make-pdf';
import { insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';

const test = useTestApp({
  LIMIT_UPLOADS_PER_ADDRESS: '0',
  LIMIT_UPLOADS_AT_ONCE: '0',
  LIMIT_PLACES_PER_DAY: '6',
});
const staff = beforeTests(() => signedInStaff(test));
let person: Person;
let number = 0;
beforeEach(async () => {
  person = await signedIn(test.app);
  number += 1;
});

async function uploadAt(who: Person, fields: Record<string, string>): Promise<number> {
  const response = await who.upload(await uniquePdf(), { fields });
  expect([response.statusCode, response.body]).toEqual([201, expect.any(String)]);
  return response.json<{ id: number }>().id;
}
const placesOf = async () => (await staff.get('/api/admin/places?limit=100')).json<Place[]>();
async function placeOf(name: string): Promise<Place> {
  const place = (await placesOf()).find((one) => one.name === name);
  if (!place) throw new Error(`No place is named ${name}.`);
  return place;
}
const decide = (id: number, decision: object) => staff.post(`/api/admin/places/${id}/decide`, decision);
const documentOf = async (who: Person, id: number) =>
  (await who.get(`/api/documents/${id}`)).json<DocumentDetail>();
const noticesOf = async ({ id }: Person) =>
  (await selectRows(test, 'notifications', { user_id: id, kind: 'place_decided' })).map(({ title }) => title);
const newSchool = (name: string) => insertRow(test, 'schools', { name, type: 'university' });

describe('a school or course that is not listed', () => {
  it('[D25] an upload to a typed school goes on, and only its uploader sees the name', async () => {
    const id = await uploadAt(person, { schoolName: `Typed College ${number}`, courseName: 'Pottery 1' });
    await test.processAll();
    expect(await documentOf(person, id)).toMatchObject({
      status: 'published',
      schoolId: null,
      schoolName: null,
      typedSchool: `Typed College ${number}`,
      typedCourse: 'Pottery 1',
    });
    const own = await person.get(`/api/documents?uploaderId=${person.id}`);
    expect(own.json()).toMatchObject([{ typedSchool: `Typed College ${number}` }]);
    const uploaded = await person.get(`/api/user/${person.id}/library?tab=uploaded`);
    expect(uploaded.json()).toMatchObject([{ typedSchool: `Typed College ${number}` }]);
    const other = await signedIn(test.app);
    await other.inject({ method: 'PUT', url: `/api/documents/${id}/save` });
    const urls = [
      `/api/documents/${id}`,
      '/api/documents',
      '/api/documents?q=Pottery',
      `/api/user/${other.id}/library?tab=saved`,
      `/api/user/${other.id}/library?tab=recent`,
      `/api/user/${person.id}/library?tab=uploaded`,
    ];
    for (const url of urls) expect((await other.get(url)).body).not.toMatch(/Pottery|Typed College/);
  });

  it('[D25] equal names of several people are one entry, however they are typed', async () => {
    const other = await signedIn(test.app);
    await uploadAt(person, { schoolName: `The  North-West School ${number}` });
    await uploadAt(other, { schoolName: `the north west school ${number}` });
    await other.post('/api/school-requests', { name: `The North West School ${number}`, location: 'Peru' });
    const place = await placeOf(`The North-West School ${number}`);
    expect(place).toMatchObject({
      kind: 'school',
      status: 'open',
      documents: 2,
      requests: 1,
      location: 'Peru',
    });
  });

  it('[D25] a name that is exactly in the list, and a course whose code is, are filed at once', async () => {
    const school = await newSchool(`Listed University ${number}`);
    const course = await insertRow(test, 'courses', {
      school_id: school.id,
      name: 'Genetics',
      code: 'BIO 202',
    });
    const fields = { schoolName: `Listed University ${number}`, courseName: 'bio-202' };
    const id = await uploadAt(person, fields);
    expect(await documentOf(person, id)).toMatchObject({ schoolId: school.id, courseId: course.id });
    expect(await selectRows(test, 'pending_places', { school_id: school.id })).toEqual([]);
  });

  it('[D25] a person can name only so many new places a day, but any number of documents at each', async () => {
    for (let i = 0; i < 6; i++) await uploadAt(person, { schoolName: `School ${number} of ${i}` });
    await uploadAt(person, { schoolName: `School ${number} of 0` });
    const refused = await person.upload(await uniquePdf(), { fields: { schoolName: `One more ${number}` } });
    expect(refusalOf(refused)).toEqual([429, 'limits.places']);
    expect(refusalOf(await person.post('/api/school-requests', { name: `One more ${number}` }))).toEqual([
      429,
      'limits.places',
    ]);
  });

  it('[D25] a new name counts once for a person, also if several files name it at the same time', async () => {
    for (let i = 0; i < 4; i++) await uploadAt(person, { schoolName: `Academy ${number} of ${i}` });
    const fields = { schoolName: `Same Academy ${number}`, courseName: 'Weaving' };
    const ids = await Promise.all(Array.from({ length: 4 }, () => uploadAt(person, fields)));
    expect(ids).toHaveLength(4);
    const refused = await person.upload(await uniquePdf(), { fields: { schoolName: `More ${number}` } });
    expect(refusalOf(refused)).toEqual([429, 'limits.places']);
    // A refused name is not counted as named.
    const again = await person.upload(await uniquePdf(), { fields: { schoolName: `More ${number}` } });
    expect(refusalOf(again)).toEqual([429, 'limits.places']);
  });

  it('[D25] C, C++ and C# are three courses', async () => {
    const school = await newSchool(`Languages ${number}`);
    for (const courseName of ['Learn C', 'Learn C++', 'Learn C#', 'learn c #'])
      await uploadAt(person, { schoolId: String(school.id), courseName });
    const entries = await selectRows(test, 'pending_places', { school_id: school.id });
    expect(entries.map(({ name }) => name).toSorted()).toEqual(['Learn C', 'Learn C#', 'Learn C++']);
  });

  it('[D25] choosing a listed school later replaces the typed one', async () => {
    const school = await newSchool(`Chosen University ${number}`);
    const id = await uploadAt(person, { schoolName: `Mistyped ${number}`, courseName: 'Art 1' });
    const changed = await person.inject({
      method: 'PATCH',
      url: `/api/documents/${id}`,
      payload: { schoolId: school.id },
    });
    expect(changed.json()).toMatchObject({ schoolId: school.id });
    expect(changed.json()).not.toHaveProperty('typedSchool');
    await decide((await placeOf(`Mistyped ${number}`)).id, { decision: 'add' });
    expect(await documentOf(person, id)).toMatchObject({ schoolId: school.id, courseId: null });
  });
});

describe('a typed name that cannot be filed', () => {
  it('[D25] a typed course without any school is dropped and asks nothing of staff', async () => {
    const id = await uploadAt(person, { courseName: `Nowhere ${number}` });
    expect(await documentOf(person, id)).not.toHaveProperty('typedCourse');
    expect((await placesOf()).map(({ name }) => name)).not.toContain(`Nowhere ${number}`);
  });

  it('[D25] [R1] a school that the previous release stores while the typed one waits stays', async () => {
    const school = await newSchool(`Meanwhile University ${number}`);
    const id = await uploadAt(person, { schoolName: `Slow College ${number}` });
    await updateRow(test, 'documents', id, { school_id: school.id });
    await decide((await placeOf(`Slow College ${number}`)).id, { decision: 'add' });
    expect(await documentOf(person, id)).toMatchObject({ schoolId: school.id });
  });
});

describe('the queue of places', () => {
  it('[D25] adding a typed school files its documents, moves its courses and notifies the uploaders', async () => {
    const name = `Lyceum ${number}`;
    const id = await uploadAt(person, { schoolName: name, courseName: 'Greek 1 Grammar' });
    const course = await placeOf('Greek 1 Grammar');
    expect(course).toMatchObject({ kind: 'course', pendingSchool: { name } });
    expect(refusalOf(await decide(course.id, { decision: 'add' }))).toEqual([409, 'places.school_open']);
    const added = await decide((await placeOf(name)).id, { decision: 'add' });
    expect(added.json()).toMatchObject({ status: 'added', listedAs: name, documents: 0 });
    const school = await selectRow(test, 'schools', { name });
    expect(await documentOf(person, id)).toMatchObject({
      schoolId: school.id,
      typedCourse: 'Greek 1 Grammar',
    });
    expect(
      (await decide(course.id, { decision: 'add', name: 'Greek Grammar', code: 'GRK 1' })).json(),
    ).toMatchObject({ status: 'added', listedAs: 'Greek Grammar' });
    expect(await documentOf(person, id)).toMatchObject({ schoolName: name, courseCode: 'GRK 1' });
    expect(await noticesOf(person)).toEqual([
      `Your school is in the list: ${name}`,
      'Your course is in the list: Greek 1 Grammar',
    ]);
    const log = await selectRows(test, 'audit_log', { verb: 'place.added', target: `place:${course.id}` });
    expect(log).toHaveLength(1);
  });

  it('[D25] similar schools are offered, and a typed school is merged into one of them', async () => {
    const school = await newSchool(`Khalifa University ${number}`);
    const id = await uploadAt(person, { schoolName: `Kalifa Universty ${number}` });
    const place = await placeOf(`Kalifa Universty ${number}`);
    const similar = (await staff.get(`/api/admin/places/${place.id}/similar`)).json<SimilarPlace[]>();
    expect(similar.map((one) => one.id)).toContain(school.id);
    expect(refusalOf(await decide(place.id, { decision: 'merge', intoId: 999_999 }))).toEqual([
      422,
      'schools.unknown',
    ]);
    const merged = await decide(place.id, { decision: 'merge', intoId: school.id });
    expect(merged.json()).toMatchObject({ status: 'merged', listedAs: school.name });
    expect(await documentOf(person, id)).toMatchObject({ schoolId: school.id });
    expect((await decide(place.id, { decision: 'decline' })).json()).toMatchObject({ status: 'merged' });
  });

  it('[D25] a course is merged only into one of the same school', async () => {
    const [school, other] = [await newSchool(`One ${number}`), await newSchool(`Other ${number}`)];
    const at = (id: number) =>
      insertRow(test, 'courses', { school_id: id, name: 'Chemistry Laboratory', code: 'C 1' });
    const [course, foreign] = [await at(school.id), await at(other.id)];
    const name = `Chemstry Lab ${number}`;
    const id = await uploadAt(person, { schoolId: String(school.id), courseName: name });
    const place = await placeOf(name);
    expect(place).toMatchObject({ school: { id: school.id, name: school.name } });
    const similar = (await staff.get(`/api/admin/places/${place.id}/similar`)).json<SimilarPlace[]>();
    expect(similar.map((one) => one.id)).toEqual([course.id]);
    expect(refusalOf(await decide(place.id, { decision: 'merge', intoId: foreign.id }))).toEqual([
      422,
      'courses.not_found',
    ]);
    await decide(place.id, { decision: 'merge', intoId: course.id });
    expect(await documentOf(person, id)).toMatchObject({ schoolId: school.id, courseId: course.id });
  });

  it('[D25] after a refusal the documents stay in the library without the place, and the uploader is told', async () => {
    const id = await uploadAt(person, {
      schoolName: `No School ${number}`,
      courseName: `No Course ${number}`,
    });
    await test.processAll();
    await decide((await placeOf(`No School ${number}`)).id, { decision: 'decline' });
    const document = await documentOf(person, id);
    expect(document).toMatchObject({ status: 'published', isListed: true, schoolId: null, courseId: null });
    expect([document.typedSchool, document.typedCourse]).toEqual([undefined, undefined]);
    expect(await placeOf(`No Course ${number}`)).toMatchObject({ status: 'declined' });
    expect(await noticesOf(person)).toHaveLength(2);
  });

  it('[D25] a request that the previous release stores or decides is in the queue as well', async () => {
    const request = await insertRow(test, 'school_requests', { user_id: person.id, name: `Old ${number}` });
    const place = await placeOf(`Old ${number}`);
    expect(place).toMatchObject({ status: 'open', requests: 1 });
    await insertRow(test, 'schools', {
      name: `Old ${number}`,
      type: 'school',
      source_key: `request:${request.id}`,
    });
    await updateRow(test, 'school_requests', request.id, { status: 'added', decided_at: new Date() });
    expect(await placeOf(`Old ${number}`)).toMatchObject({ status: 'added', listedAs: `Old ${number}` });
  });

  it('[D25] each uploader is told about the name as they typed it', async () => {
    const other = await signedIn(test.app);
    await uploadAt(person, { schoolName: `North-West ${number}` });
    await uploadAt(other, { schoolName: `north west ${number}` });
    await decide((await placeOf(`North-West ${number}`)).id, { decision: 'add' });
    expect([...(await noticesOf(person)), ...(await noticesOf(other))]).toEqual([
      `Your school is in the list: North-West ${number}`,
      `Your school is in the list: north west ${number}`,
    ]);
  });

  it('[D25] open entries that only an erased person named are deleted, courses before their schools', async () => {
    const { db } = test.ctx;
    const other = await signedIn(test.app);
    const named = { schoolName: `Left School ${number}`, courseName: `Left Course ${number}` };
    const id = await uploadAt(person, named);
    await uploadAt(other, { schoolName: `Kept School ${number}` });
    const ids = await schools.listPlacesOfUsers(db, [person.id]);
    expect(ids).toHaveLength(2);
    await updateRow(test, 'documents', id, { pending_school_id: null, pending_course_id: null });
    await schools.deleteUnusedPlaces(db, ids);
    const names = (await placesOf()).map(({ name }) => name);
    expect(names).toContain(`Kept School ${number}`);
    expect(names).not.toContain(named.schoolName);
    expect(names).not.toContain(named.courseName);
  });

  it('[D25] a request is decided by its earlier path, too', async () => {
    const { id } = (await person.post('/api/school-requests', { name: `Asked ${number}` })).json<{
      id: number;
    }>();
    const decided = await staff.post(`/api/admin/school-requests/${id}/decide`, { decision: 'add' });
    expect(decided.json()).toMatchObject({ status: 'added' });
    expect(await placeOf(`Asked ${number}`)).toMatchObject({ status: 'added', requests: 0 });
    expect(await noticesOf(person)).toHaveLength(1);
  });
});
