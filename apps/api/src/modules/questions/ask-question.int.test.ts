import { richTextVersion } from '@aw/content/rich-text-version';
import { beforeAll, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { refusalOf } from '../../testing/answers';
import { giveCredits } from '../../testing/questions';
import { insertRow, insertRows, selectRow, selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { compileOldTexts } from './compile-old-texts';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let school: number;
let course: number;

const call = (payload: object) => ({ method: 'POST' as const, url: '/api/questions', payload });
const question = { title: 'Why is the sky blue?', content: 'I know that it has to do with scattering.' };

beforeAll(async () => {
  const { db } = test.ctx;
  const newSchool = (name: string) =>
    db.insertInto('schools').values({ name, type: 'university' }).returning('id').executeTakeFirstOrThrow();
  school = (await newSchool('One')).id;
  const other = await newSchool('Other');
  course = (await insertRow(test, 'courses', { school_id: other.id, name: 'Optics', code: 'PHY 2' })).id;
});
it('[X8] a question is stored for the person of the session and is in their own list', async () => {
  expect((await test.app.inject(call(question))).statusCode).toBe(401);
  const user = await signedIn(test.app);
  const response = await user.inject(
    call({ ...question, subject: 'Physics', courseId: course, askerId: 'x' }),
  );
  expect(response.statusCode).toBe(201);
  const card = response.json<{ id: number; hasSource?: boolean }>();
  expect(card).toMatchObject({
    ...question,
    subject: 'Physics',
    courseId: course,
    schoolId: expect.any(Number),
    status: 'held',
    isAnswered: false,
    isVerified: false,
    answerCount: 0,
  });
  const row = await selectRow(test, 'questions', { id: card.id }, ['asker_id']);
  expect(row.asker_id).toBe(user.id);
  const { hasSource, ...listed } = card;
  expect(hasSource).toBe(false);
  expect((await user.get(`/api/user/${user.id}/questions`)).json()).toEqual([listed]);
});

it('[X8] a question without a title, too long, or with an unknown school or course is refused and the response names the field', async () => {
  const user = await signedIn(test.app);
  for (const [change, path] of [
    [{ title: ' ' }, 'title'],
    [{ content: 'x'.repeat(30_001) }, 'content'],
    [{ schoolId: 999_999 }, 'schoolId'],
    [{ courseId: 999_999 }, 'courseId'],
    [{ courseId: course, schoolId: school }, 'courseId'],
  ] as const) {
    const response = await user.inject(call({ ...question, ...change }));
    expect([response.statusCode, response.json<{ issues: { path: string }[] }>().issues[0]?.path]).toEqual([
      400,
      path,
    ]);
  }
});

it('[Q1] [R1] the text of a question is compiled once, when it is posted, and a text that is too complex is refused and not stored', async () => {
  const user = await signedIn(test.app);
  const formula = '# Title\n\n$x^2$ <script>x()</script>';
  const { id } = (await user.inject(call({ ...question, content: formula }))).json<{ id: number }>();
  const stored = () => selectRows(test, 'questions', { asker_id: user.id }, undefined, 'id');
  const html = expect.stringMatching(/^<h3 .*<math>.*&#x3C;script>/s);
  expect(await stored()).toMatchObject([
    {
      id,
      content: formula,
      content_html: html,
      content_text: 'Title x² <script>x()</script>',
      content_version: richTextVersion,
    },
  ]);
  for (const bomb of ['a\n-\n'.repeat(7_500), '*a_'.repeat(10_000), '>'.repeat(30_000)]) {
    const response = await user.inject(call({ ...question, content: bomb }));
    expect(refusalOf(response)).toEqual([422, 'text.too_complex']);
  }
  expect(await stored()).toHaveLength(1);
});

it('[Q1] questions of an older compiler are compiled again, and one that is too complex is shown as typed', async () => {
  const asker = (await signedIn(test.app)).id;
  const old = { asker_id: asker, title: 'Old', status: 'visible' as const, content_html: '<p>old</p>' };
  await insertRows(test, 'questions', [
    { ...old, content: '*new*' },
    { ...old, content: '>'.repeat(30_000) },
  ]);
  await compileOldTexts(test.ctx);
  const rows = await selectRows(
    test,
    'questions',
    { asker_id: asker },
    ['content_html', 'content_text', 'content_version'],
    'id',
  );
  expect(rows).toEqual([
    {
      content_html: '<p dir="auto"><em>new</em></p>',
      content_text: 'new',
      content_version: richTextVersion,
    },
    { content_html: null, content_text: null, content_version: richTextVersion },
  ]);
});

it('[Q1] cards of questions have readable text without the syntax of Markdown and TeX', async () => {
  const user = await signedIn(test.app);
  const content = '**Why** is $\\frac{1}{2} \\le x$ or \\(x^2\\)?';
  const { id } = (await user.inject(call({ ...question, content }))).json<{ id: number }>();
  const visible = { status: 'visible', held_because: null } as const;
  await updateRow(test, 'questions', id, visible);
  const [card] = (await test.app.inject('/api/questions?limit=1')).json<{ id: number; content: string }[]>();
  expect(card).toMatchObject({ id, content: 'Why is 1/2 ≤ x or x²?' });
});

it('[Q1] if a release without plain texts changes or erases a text, its outdated plain text is deleted', async () => {
  const asker_id = (await signedIn(test.app)).id;
  const now = { content_html: '', content_text: 'old words', content_version: richTextVersion };
  const rows = await test.ctx.db
    .insertInto('questions')
    .values(['edited', 'erased', 'new'].map((title) => ({ asker_id, title, content: 'old *words*', ...now })))
    .returning('id')
    .execute();
  const [edited, erased, unchanged] = rows.map(({ id }) => id);
  const change = (id: number | undefined, columns: object) => updateRow(test, 'questions', id ?? 0, columns);
  await change(edited, { content: 'new', content_version: richTextVersion - 1 });
  await change(erased, { content: '' });
  await change(unchanged, { content: '**old** words', content_text: 'old words' });
  const stored = test.ctx.db.selectFrom('questions').select('content_text').where('asker_id', '=', asker_id);
  const texts = (await stored.orderBy('id').execute()).map((row) => row.content_text);
  expect(texts).toEqual([null, null, 'old words']);
});

it('[Q11] a rule holds a question that looks like advertising, even of an approved asker, and shows staff the reason; none is refused', async () => {
  const approvedAsker = await member(test);
  await insertRow(test, 'questions', {
    asker_id: approvedAsker.id,
    title: 'Before',
    content: 'Approved',
    approved_at: new Date(),
  });
  await giveCredits(test, approvedAsker.id, 10);
  const staff = await signedInStaff(test);
  const posted = async (content: string) => {
    const answer = await approvedAsker.inject(call({ title: 'A question', content }));
    expect(answer.statusCode).toBe(201);
    const { id, status } = answer.json<{ id: number; status: string }>();
    const seen = await staff.get(`/api/admin/questions/${id}`);
    return [status, seen.json<{ heldBecause: string | null }>().heldBecause];
  };
  const links = Array.from({ length: 6 }, (_, i) => `https://example.com/${i}`).join(' ');
  expect(await posted('Fine')).toEqual(['visible', null]);
  expect(await posted(links)).toEqual(['held', expect.stringContaining('5 links')]);
  expect([await posted('Same'), await posted('Same')]).toEqual([
    ['visible', null],
    ['visible', null],
  ]);
  expect(await posted('Same')).toEqual(['held', expect.stringContaining('three times')]);
  expect(await posted('One more')).toEqual(['held', expect.stringContaining('ten minutes')]);
});

it('[Q11] if twenty people post the same text at once, two of the questions are visible and the others are held', async () => {
  const people = await Promise.all(Array.from({ length: 20 }, () => member(test)));
  await insertRows(
    test,
    'questions',
    people.map(({ id }) => ({ asker_id: id, title: 'x', content: `of ${id}`, approved_at: new Date() })),
  );
  const answers = await Promise.all(
    people.map(({ inject }) => inject(call({ title: 'Cheap', content: 'Buy here' }))),
  );
  const statuses = answers.map((answer) => answer.json<{ status: string }>().status);
  expect(statuses.filter((status) => status === 'visible')).toHaveLength(2);
});

it('[X8] at most thirty questions a day are stored for one person and for one address', async () => {
  const stored = async (count: number, ask: (i: number) => Promise<{ statusCode: number }>) => {
    const answers = await Promise.all(Array.from({ length: count }, (_, i) => ask(i)));
    const refused = answers.filter((answer) => answer.statusCode === 429).length;
    expect(answers.filter((answer) => answer.statusCode === 201)).toHaveLength(count - refused);
    return count - refused;
  };
  const [one, two, three] = [await signedIn(test.app), await signedIn(test.app), await signedIn(test.app)];
  for (const { id } of [one, two, three]) await giveCredits(test, id, 100);
  expect(await stored(40, (i) => one.inject({ ...call(question), remoteAddress: `10.2.0.${i % 4}` }))).toBe(
    30,
  );
  const from = { ...call(question), remoteAddress: '10.2.0.9' };
  expect(await stored(20, () => two.inject(from))).toBe(20);
  expect(await stored(20, () => three.inject(from))).toBe(10);
});
