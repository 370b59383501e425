import * as schools from '@aw/db/schools';
import { expandSearch } from '@aw/db/search';
import { sql } from 'kysely';
import { beforeAll, describe, expect, it } from 'vitest';
import { visibleQuestion } from '../../testing/questions';
import { insertRow, updateRow } from '../../testing/rows';
import { searchedDocument, searchedSchool, siteSearch } from '../../testing/site-search';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

// One person types more searches here than people do.
const test = useTestApp({
  LIMIT_SEARCHES_PER_MINUTE: '0',
  LIMIT_SEARCHES_PER_DAY: '0',
  LIMIT_READS_PER_MINUTE: '0',
});
let author: string;
let search: ReturnType<typeof siteSearch>;
let mit: number;
let ohio: number;
let mechanics: number;

beforeAll(async () => {
  author = (await signedIn(test.app)).id;
  search = siteSearch(await signedIn(test.app));
  mit = await searchedSchool(test, 'Massachusetts Institute of Technology', 'Cambridge, USA');
  ohio = await searchedSchool(test, 'Ohio State University', 'Columbus, USA');
  const course = { school_id: mit, name: 'Orbital mechanics', code: 'PHYS 101', department: 'Physics' };
  mechanics = (await insertRow(test, 'courses', course)).id;
  await insertRow(test, 'courses', {
    school_id: ohio,
    name: 'Orbital chemistry',
    code: 'CHEM-220L',
    department: 'Chemistry',
  });
  await searchedDocument(test, author, 'Orbital periods', {
    free: 'Kepler measured the planets. An orbital period grows with the distance. Tycho paid for it.',
    subject: 'Physics',
    document_type: 'notes',
    school_id: mit,
    course_id: mechanics,
    language: 'en',
    uploaded_at: new Date('2024-05-01'),
    view_count: 5,
    rating_count: 4,
    rating_sum: 12,
  });
  await searchedDocument(test, author, 'Molecular orbital exam', {
    free: 'Draw the energy levels.',
    subject: 'Chemistry',
    document_type: 'exam',
    school_id: ohio,
    language: 'en',
    uploaded_at: new Date('2025-05-01'),
    view_count: 9,
    rating_count: 4,
    rating_sum: 20,
  });
  await searchedDocument(test, author, 'Orbital de Kepler', {
    free: 'Los planetas y sus órbitas.',
    subject: 'Physics',
    document_type: 'study_guide',
    language: 'es',
    uploaded_at: new Date('2026-05-01'),
    view_count: 1,
  });
  const question = await visibleQuestion(test, author, {
    title: 'Is every orbital closed?',
    subject: 'Physics',
  });
  await updateRow(test, 'questions', question, {
    school_id: mit,
    course_id: mechanics,
    created_at: new Date('2024-06-01'),
  });
  await visibleQuestion(test, author, { title: 'Which orbital fills first?', subject: 'Chemistry' });
});

describe('one search of everything', () => {
  it('[X17] a search returns the results of one kind and the number of each', async () => {
    const counts = { documents: 3, questions: 2, courses: 2, schools: 0 };
    for (const kind of ['documents', 'questions', 'courses', 'schools'] as const) {
      const answer = await search.answer('orbital', `&kind=${kind}`);
      expect([kind, answer.results.length]).toEqual([kind, counts[kind]]);
      expect(answer).toMatchObject({ counts, query: 'orbital' });
      expect(answer).not.toHaveProperty('correctedFrom');
      expect(answer).not.toHaveProperty('isPartial');
      for (const result of answer.results) expect(`${result.kind}s`).toBe(kind);
    }
    expect((await search.answer('ohio', '&kind=schools')).results).toMatchObject([
      { kind: 'school', id: ohio, title: 'Ohio State University', name: 'Ohio State University' },
    ]);
    expect((await search.answer('phys 101', '&kind=courses')).results).toMatchObject([
      {
        kind: 'course',
        id: mechanics,
        title: 'PHYS 101 Orbital mechanics',
        schoolName: 'Massachusetts Institute of Technology',
      },
    ]);
  });

  it('[X17] a result names the page that has the words, with their places in the sentence', async () => {
    const { results } = await search.answer('kepler planets', '&subject=Physics');
    const period = results.find(({ title }) => title === 'Orbital periods');
    expect(period).toMatchObject({
      kind: 'document',
      hit: { page: 1, snippet: 'Kepler measured the planets.' },
    });
    const hit = period?.kind === 'document' ? period.hit : undefined;
    const marked = hit?.marks?.map(([start, length]) => hit.snippet?.slice(start, start + length));
    expect(marked).toEqual(['Kepler', 'planets']);
  });

  it('[X17] each filter leaves those of its value, and kinds that do not know it stay as they are', async () => {
    const all = { documents: 3, questions: 2, courses: 2, schools: 0 };
    for (const [filter, counts] of [
      [`schoolId=${mit}`, { documents: 1, questions: 1, courses: 1 }],
      [`courseId=${mechanics}`, { documents: 1, questions: 1 }],
      ['subject=Physics', { documents: 2, questions: 1 }],
      ['documentType=study-guide', { documents: 1 }],
      ['language=es', { documents: 1 }],
      ['year=2024', { documents: 1, questions: 1 }],
    ] as const) {
      expect([filter, await search.counts('orbital', `&${filter}`)]).toEqual([filter, { ...all, ...counts }]);
      for (const [kind, count] of Object.entries({ ...all, ...counts }))
        expect([filter, kind, (await search.titles('orbital', `&kind=${kind}&${filter}`)).length]).toEqual([
          filter,
          kind,
          count,
        ]);
    }
    expect(await search.titles('orbital', `&subject=Physics&language=en&schoolId=${mit}&year=2024`)).toEqual([
      'Orbital periods',
    ]);
  });

  it('[X17] documents are sorted by relevance, date, views or ratings', async () => {
    const [periods, exam, spanish] = ['Orbital periods', 'Molecular orbital exam', 'Orbital de Kepler'];
    expect(await search.titles('orbital', '&sort=newest')).toEqual([spanish, exam, periods]);
    expect(await search.titles('orbital', '&sort=most_viewed')).toEqual([exam, periods, spanish]);
    expect((await search.titles('orbital', '&sort=highest_rated')).slice(0, 2)).toEqual([exam, periods]);
    expect((await search.titles('orbital de kepler'))[0]).toBe(spanish);
  });

  it.each([
    ['documents', 'orbital'],
    ['questions', 'orbital'],
    ['courses', 'orbital'],
    ['schools', 'usa'],
  ])('[X17] the pages of %s follow each other by the link, without repeats', async (kind, q) => {
    const whole = await search.titles(q, `&kind=${kind}`);
    expect(whole.length).toBeGreaterThan(1);
    // Well-rated documents come first within a page, so pages of one have another order.
    expect((await search.allTitles(q, `&kind=${kind}&limit=1`)).toSorted()).toEqual(whole.toSorted());
    expect(new Set(whole).size).toBe(whole.length);
  });

  it('[X17] without words, the documents of a filter are listed, and nothing else is found', async () => {
    const { results, counts } = await search.answer('', '&subject=Physics');
    expect(results.map(({ title }) => title)).toEqual(['Orbital de Kepler', 'Orbital periods']);
    expect(counts).toEqual({ documents: 2, questions: 0, courses: 0, schools: 0 });
    expect(await search.answer('', '&kind=questions&subject=Physics')).toMatchObject({ results: [] });
    expect(await search.answer('?! …')).toMatchObject({
      results: [],
      counts: { documents: 0, questions: 0, courses: 0, schools: 0 },
    });
  });
});

describe('a search that finds nothing at first', () => {
  it('[X17] a typing error is corrected, and the answer says from what; with exact=1 it is not', async () => {
    const corrected = await search.answer('orbitla');
    expect(corrected).toMatchObject({
      query: 'orbital',
      correctedFrom: 'orbitla',
      counts: { documents: 3, questions: 2, courses: 2, schools: 0 },
    });
    expect(corrected.results).toHaveLength(3);
    expect(corrected).not.toHaveProperty('isPartial');
    expect(await search.allTitles('orbitla', '&limit=1')).toHaveLength(3);
    expect(await search.answer('orbitla', '&exact=1')).toEqual({
      results: [],
      counts: { documents: 0, questions: 0, courses: 0, schools: 0 },
      query: 'orbitla',
    });
    for (const kind of ['questions', 'courses'])
      expect(await search.answer('orbitla', `&kind=${kind}`)).toMatchObject({ query: 'orbital' });
  });

  it('[X17] [D22] with exact=1, also words are searched for that say nothing by themselves', async () => {
    expect((await search.answer('why planets')).results).toHaveLength(1);
    expect(await search.answer('why planets', '&exact=1')).toMatchObject({
      results: [],
      counts: { documents: 0, questions: 0, courses: 0, schools: 0 },
    });
    expect((await search.answer('the planets', '&exact=1')).results).toHaveLength(1);
  });

  it('[X17] if nothing has all words, documents and questions with some of them are found, and it says so', async () => {
    const partial = await search.answer('orbital tycho turgor');
    expect(partial).toMatchObject({ query: 'orbital tycho turgor', isPartial: true });
    expect(partial.results[0]).toMatchObject({ title: 'Orbital periods' });
    expect(partial.counts).toEqual({
      documents: partial.results.length,
      questions: 0,
      courses: 0,
      schools: 0,
    });
    const both = await search.answer('orbitla tycho turgor');
    expect(both).toMatchObject({
      query: 'orbital tycho turgor',
      correctedFrom: 'orbitla tycho turgor',
      isPartial: true,
    });
    expect(await search.answer('closed orbital turgor', '&kind=questions')).toMatchObject({
      isPartial: true,
    });
    expect(await search.answer('orbital tycho turgor', '&exact=1')).toMatchObject({ results: [] });
  });

  it('[X18] if filters leave nothing, it says what there is without each of them, and that is true', async () => {
    const { results, without } = await search.answer('orbital', `&schoolId=${ohio}&year=2024`);
    expect([results, without]).toEqual([
      [],
      [
        { filter: 'schoolId', count: 1 },
        { filter: 'year', count: 1 },
      ],
    ]);
    expect(await search.titles('orbital', '&year=2024')).toHaveLength(1);
    expect(await search.titles('orbital', `&schoolId=${ohio}`)).toHaveLength(1);
    // Without either of them, it would still be nothing.
    expect(await search.answer('orbital', '&language=fr&year=1999')).not.toHaveProperty('without');
    expect(await search.answer('orbital', '&year=1999')).toMatchObject({
      without: [{ filter: 'year', count: 3 }],
    });
    expect(await search.answer('', '&year=1999')).toMatchObject({ without: [{ filter: 'year', count: 3 }] });
    expect(await search.answer('orbital', `&kind=questions&schoolId=${ohio}`)).toMatchObject({
      without: [{ filter: 'schoolId', count: 2 }],
    });
    expect(await search.answer('orbitla', '&year=1999')).toMatchObject({
      without: [{ filter: 'year', count: 3 }],
    });
    expect(await search.answer('orbitla', '&year=1999&exact=1')).not.toHaveProperty('without');
    // A page after the last one is the end of a list.
    const cursor = Buffer.from('[0,1]').toString('base64url');
    expect(await search.answer('orbital', `&year=1999&cursor=${cursor}`)).not.toHaveProperty('without');
  });
});

describe('words that students use', () => {
  it('[X17] a course is found by its code in any spelling, and so are its documents and questions', async () => {
    for (const q of ['PHYS 101', 'phys101', 'PHYS-101', 'phys-101', 'Phys_101', 'phys 101 orbital'])
      expect([q, await search.counts(q)]).toEqual([
        q,
        { documents: 1, questions: 1, courses: 1, schools: 0 },
      ]);
    for (const q of ['CHEM 220L', 'chem220l', 'chem 220', 'chem-220l'])
      expect([q, await search.titles(q, '&kind=courses')]).toEqual([q, ['CHEM-220L Orbital chemistry']]);
  });

  it('[X17] a school is found by its usual short name, and so are its courses and documents', async () => {
    for (const q of ['MIT', 'mit', 'massachusetts', 'Massachusetts Institute of Technology'])
      expect([q, await search.counts(q)]).toMatchObject([q, { documents: 1, courses: 1, schools: 1 }]);
    for (const q of ['OSU', 'Ohio State', 'ohio state university'])
      expect([q, await search.titles(q, '&kind=schools')]).toEqual([q, ['Ohio State University']]);
    expect(await search.titles('mit phys101 kepler')).toEqual(['Orbital periods']);
  });
});

describe('very many results', () => {
  it('[X17] a number above 1,000 is “1000+”, of each kind', async () => {
    const { db } = test.ctx;
    await sql`insert into schools (name, type, location) select 'Bulkville ' || n, 'university', 'Here'
      from generate_series(1, 1000) n`.execute(db);
    await sql`insert into courses (school_id, name, code, department)
      select ${ohio}, 'Bulkville course', 'BULK ' || n, 'Bulk' from generate_series(1, 1000) n`.execute(db);
    await sql`insert into questions (asker_id, title, content, approved_at)
      select ${author}, 'Bulkville ' || n, 'Text.', now() from generate_series(1, 1000) n`.execute(db);
    await sql`insert into files (sha256, size_bytes, storage_key, kind)
      select 'bulk' || n, 10, 'bulk' || n, 'pdf' from generate_series(1, 1000) n`.execute(db);
    await sql`insert into documents (title, file_name, uploader_id, file_sha256, file_size, page_count, status)
      select 'Bulkville ' || n, 'n.pdf', ${author}, 'bulk' || n, 10, 1, 'published'
      from generate_series(1, 1000) n`.execute(db);
    expect(await search.counts('bulkville')).toEqual({
      documents: 1000,
      questions: 1000,
      courses: 1000,
      schools: 1000,
    });
    await searchedSchool(test, 'Bulkville', 'Here');
    await searchedDocument(test, author, 'Bulkville');
    await visibleQuestion(test, author, { title: 'Bulkville?' });
    const course = { school_id: ohio, name: 'Bulkville', code: 'BULK', department: 'Bulk' };
    await insertRow(test, 'courses', course);
    const more = '1000+';
    const counts = { documents: more, questions: more, courses: more, schools: more };
    expect(await search.counts('bulkville')).toEqual(counts);
    expect(await search.answer('bulkville', '&year=1999')).toMatchObject({
      without: [{ filter: 'year', count: more }],
    });
    await searchedSchool(test, 'Bulkville again', 'Here');
    await insertRow(test, 'courses', { ...course, name: 'Bulkville again', code: 'BULK again' });
    const words = await expandSearch(db, 'bulkville');
    if (!words) throw new Error('A word was searched for.');
    expect([await schools.countCourses(db, words, undefined), await schools.countSchools(db, words)]).toEqual(
      [1001, 1001],
    );
  });
});
