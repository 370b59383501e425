import { beforeAll, expect, it } from 'vitest';
import { refusalOf } from '../../testing/answers';
import { visibleQuestion } from '../../testing/questions';
import { insertRow } from '../../testing/rows';
import { searchedDocument, searchedSchool, siteSearch } from '../../testing/site-search';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_SUGGESTIONS_PER_MINUTE: '0', LIMIT_READS_PER_MINUTE: '0' });
let suggest: ReturnType<typeof siteSearch>['suggest'];
let school: number;

beforeAll(async () => {
  const author = (await signedIn(test.app)).id;
  ({ suggest } = siteSearch(await signedIn(test.app)));
  school = await searchedSchool(test, 'Auckland College of Heliology', 'Auckland, New Zealand');
  const course = (code: string, name: string) =>
    insertRow(test, 'courses', { school_id: school, code, name, department: 'Physics' });
  const { id: courseId } = await course('HEL 201', 'Heliology of the corona');
  for (const at of [1, 2, 3, 4]) {
    await course(`HEL 3${at}0`, `Solarium ${at}`);
    await searchedDocument(test, author, `Solarium ${at}`);
    await searchedSchool(test, `Solarium ${at}`, 'Here');
    await visibleQuestion(test, author, { title: `Solarium ${at}?` });
  }
  await searchedDocument(test, author, 'Corona notes', { course_id: courseId, school_id: school });
  await searchedDocument(test, author, 'Eclipse', {
    free: 'The chromosphere is seen.',
    subject: 'Astronomy',
  });
  await visibleQuestion(test, author, { title: 'Why is the corona hot?', subject: 'Physics' });
  for (const at of [1, 2, 3, 4, 5, 6, 7, 8, 9]) await searchedDocument(test, author, `Perihelion ${at}`);
  await visibleQuestion(test, author, { title: 'When is perihelion?' });
});

const kindsOf = async (q: string) => (await suggest(q)).map(({ kind }) => kind);

it('[X17] each kind is suggested with its title and a second line, also by the beginning of a word', async () => {
  for (const q of ['corona', 'coro', 'CORO'])
    expect(await suggest(q)).toEqual([
      {
        kind: 'course',
        id: expect.any(Number),
        title: 'HEL 201 Heliology of the corona',
        detail: 'Auckland College of Heliology',
        schoolId: school,
      },
      {
        kind: 'document',
        id: expect.any(Number),
        title: 'Corona notes',
        detail: 'HEL 201 · Auckland College of Heliology',
      },
      { kind: 'question', id: expect.any(Number), title: 'Why is the corona hot?', detail: 'Physics' },
    ]);
  expect((await suggest('auckland')).filter(({ kind }) => kind === 'school')).toEqual([
    { kind: 'school', id: school, title: 'Auckland College of Heliology', detail: 'Auckland, New Zealand' },
  ]);
  expect(await suggest('chromosp')).toMatchObject([
    { kind: 'document', title: 'Eclipse', detail: 'Astronomy' },
  ]);
});

it('[X17] there are at most eight: two of each kind, in the order courses, documents, schools, questions', async () => {
  const groups = ['course', 'document', 'school', 'question'];
  expect(await kindsOf('solarium')).toEqual(groups.flatMap((kind) => [kind, kind]));
});

it('[X17] room that other kinds leave is filled by those that have more', async () => {
  expect(await kindsOf('perihelion')).toEqual([...Array<string>(7).fill('document'), 'question']);
  expect(await kindsOf('heliology 3')).toEqual(Array<string>(4).fill('course'));
});

it('[D23] courses alone have all eight places', async () => {
  const other = await searchedSchool(test, 'Dunedin Academy', 'Dunedin, New Zealand');
  for (const at of [5, 6, 7, 8, 9])
    await insertRow(test, 'courses', { school_id: other, code: `SOL ${at}`, name: `Solarium ${at}` });
  const courses = await suggest('solarium', '&kind=course');
  expect(courses.map(({ kind }) => kind)).toEqual(Array<string>(8).fill('course'));
});

it('[X17] a school is suggested by its short name, and a course by its code in any spelling', async () => {
  for (const q of ['ACH', 'ach', 'acofh'])
    expect([q, (await suggest(q)).map(({ title }) => title)]).toEqual([
      q,
      expect.arrayContaining(['Auckland College of Heliology', 'HEL 201 Heliology of the corona']),
    ]);
  for (const q of ['hel201', 'HEL-201', 'hel 20', 'hel20'])
    expect([q, (await suggest(q))[0]?.title]).toEqual([q, 'HEL 201 Heliology of the corona']);
});

it('[X17] [D21] if nothing begins like the typed words, their typing errors are corrected', async () => {
  const corrected = await suggest('chromosphree');
  expect(corrected).toMatchObject([{ kind: 'document', title: 'Eclipse' }]);
  expect((await suggest('heliolgoy 201')).map(({ title }) => title)).toContain(
    'HEL 201 Heliology of the corona',
  );
  // Words of fewer than five letters have too many others like them.
  for (const q of ['cron', 'chromosphree zzyzx', '"chromosphree"'])
    expect([q, await suggest(q)]).toEqual([q, []]);
});

it('[X17] signs alone suggest nothing, and neither do words that nothing has', async () => {
  for (const q of ['?', '…', "'; --", ':* & |', '"', '   ', 'zzyzx'])
    expect([q, await suggest(q)]).toEqual([q, []]);
});

it('[X17] suggestions have a limit of their own, and its answer says when to go on', async () => {
  const strict = await startTestApp({ LIMIT_SUGGESTIONS_PER_MINUTE: '2' });
  try {
    const person = await signedIn(strict.app);
    const ask = () => person.get('/api/search/suggest?q=sun');
    expect([(await ask()).statusCode, (await ask()).statusCode]).toEqual([200, 200]);
    const refused = await ask();
    expect(refusalOf(refused)).toEqual([429, 'limits.requests']);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(0);
    const other = await signedIn(strict.app);
    expect((await other.get('/api/search/suggest?q=sun')).statusCode).toBe(200);
  } finally {
    await strict.close();
  }
});

it('[X17] suggestions of many people at one address have a limit too', async () => {
  const strict = await startTestApp({ LIMIT_SUGGESTIONS_PER_MINUTE: '1' });
  try {
    const statuses: number[] = [];
    for (let person = 1; person <= 21; person++) {
      const { get } = await signedIn(strict.app);
      statuses.push((await get('/api/search/suggest?q=sun')).statusCode);
    }
    expect(statuses).toEqual([...Array<number>(20).fill(200), 429]);
  } finally {
    await strict.close();
  }
});
