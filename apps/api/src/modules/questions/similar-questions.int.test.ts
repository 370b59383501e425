import { fillQuestions } from '@aw/db/testing/fill-questions';
import { sql } from 'kysely';
import { beforeAll, expect, it } from 'vitest';
import { buildApp } from '../../app';
import { inTransaction } from '../../database/in-transaction';
import { expert, visibleQuestion } from '../../testing/questions';
import { insertRows, updateRow } from '../../testing/rows';
import { startTestApp, useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

/** Titles, and the same questions as others ask them: in another order, with other words, endings or signs, or mistyped. */
const titlePairs: [title: string, again: string][] = [
  ['Why is the sky blue during the day?', 'During the day, why is the sky blue'],
  ['How do plants turn light into sugar?', 'How is light turned into sugar by plants'],
  ['What causes inflation in a small economy?', 'causes of inflation in small economies'],
  ['Derivative of ln x at negative values', 'Negative values: what is the derivative of ln(x)?'],
  ['How does a vaccine train the immune system?', 'Vaccines and how they train our immune systems'],
  ['Difference between mitosis and meiosis', 'mitosis vs meiosis, what is different?'],
  ['Proof that the square root of two is irrational', 'Show that √2, the square root of two, is irrational'],
  ['Why do ships float although steel is heavy?', 'Steel is heavy, so why do ships float?'],
  ['Who started the First World War?', 'Which country started World War One first'],
  ['Meaning of the green light in The Great Gatsby', 'Great Gatsby: green light meaning'],
  ['How do I balance a redox equation in acid?', 'Balancing redox equations in acidic solution'],
  ['Supply and demand when a tax is introduced', 'A tax is introduced: demand and supply?'],
  ['What is a p-value in plain words?', 'P value, in plain words please'],
  ['How do enzymes lower activation energy?', 'Lowering of activation energy by enzymes'],
  ['Is light a wave or a particle?', 'light: particle or wave'],
  ['Big O of a nested loop', 'Nested loops and their big O'],
  ['How do I cite a website in APA style?', 'citing websites APA style'],
  ['Why did the Roman Empire fall?', 'Reasons for the fall of the Roman Empire'],
  ['Torque of a door hinge', 'Hinge of a door: computing the torque'],
  ['Explain opportunity cost with an example', 'Example that explains opportunity costs'],
  ['When is a matrix invertible?', 'Invertible matrices: when?'],
  ['How do neurons send signals?', 'Signals sent between neurons, how?'],
  ['Can a court overrule a parliament?', 'May parliaments be overruled by a court'],
  ['What does the mitochondrion do in a cell?', 'Mitochondrion: what does it do in cells??'],
  ['Kepler’s third law for moons', 'Moons and the third law of Kepler'],
  ['How do I integrate x times e to the x by parts?', 'Integrate by parts: x e^x'],
  ['What is the role of DNA polymerase?', 'DNA polymerase, its role'],
  ['Why is ice less dense than water?', 'Water is denser than ice. Why?'],
  ['How does a transistor amplify current?', 'Amplifying a current with a transistor'],
  ['What is cognitive dissonance?', 'cognitive disonance, what is it'],
  ['How are glaciers formed?', 'Formation of glaciers: how are they formed'],
  ['What was the Silk Road used for?', 'silk road - used for what'],
  ['How do you find eigenvalues of a 3x3 matrix?', 'eigenvalues 3x3 matrix find'],
  ['Nash equilibrium in the prisoner’s dilemma', 'prisoners dilemma: where is the Nash equilibrium?'],
  ['How does natural selection lead to new species?', 'New species by natural selection'],
  ['What is the difference between speed and velocity?', 'Velocity and speed: difference'],
  ['Why do metals conduct electricity?', 'Conducting electricity: why can metals do it'],
  ['How to write a thesis statement for an essay', 'writing thesis statements (essay)'],
  ['What does the central limit theorem say?', 'Central limit theorm in words'],
  ['How do black holes evaporate?', 'BLACK HOLES EVAPORATE HOW'],
  ['Double entry bookkeeping for a loan', 'Loan: double entry in bookkeeping'],
  ['What is the half-life of carbon-14?', 'Carbon 14 half life'],
  ['How does the heart pump blood?', 'Blood is pumped by the heart: how does that work'],
  ['What makes a contract void?', 'Void contracts: what makes them so'],
  ['Entropy change of an ideal gas', 'Ideal gases and the change of entropy'],
  ['How do I reverse a linked list?', 'Reversing linked lists in place'],
  ['What is the categorical imperative of Kant?', 'Kant: categorical imperative'],
  ['Why does the moon have phases?', 'Phases of the moon, why'],
  ['Blood pressure medicine and potassium', 'potassium with medicines for blood pressure'],
  ['为什么光合作用需要光？', '光合作用为什么需要光'],
];

const test = useTestApp({ LIMIT_READS_PER_MINUTE: '0', LIMIT_SEARCHES_PER_MINUTE: '0' });
let ids: number[];

type Similar = { id: number; title: string };

beforeAll(async () => {
  // Many other questions, with words as frequent as they are in a language.
  await fillQuestions(test.ctx.db, { questions: 10_000 });
  const titles = titlePairs.map(([title]) => title);
  const { rows } = await sql<{ id: number }>`
    insert into questions (title, content, asker_id)
    select title, 'I tried.', (select min(id) from users) from unnest(${titles}::text[]) as title returning id`.execute(
    test.ctx.db,
  );
  ids = rows.map(({ id }) => id);
});
const addressOf = (title: string) => `/api/questions/similar?title=${encodeURIComponent(title)}`;
const similar = async (title: string) => {
  const response = await test.nobody.get(addressOf(title));
  expect([title, response.statusCode]).toEqual([title, 200]);
  return response.json<Similar[]>();
};

it('[Q8] a question in other words shows the existing one among at most five, nine times out of ten', async () => {
  expect(titlePairs).toHaveLength(50);
  const missed: string[] = [];
  for (const [at, [title, again]] of titlePairs.entries()) {
    expect((await similar(title))[0]).toMatchObject({ id: ids[at], title });
    const suggestions = await similar(again);
    expect(suggestions.length).toBeLessThanOrEqual(5);
    if (!suggestions.some(({ id }) => id === ids[at])) missed.push(again);
  }
  expect(missed.length, missed.join('\n')).toBeLessThanOrEqual(5);
});

it('[Q8] a similar question is shown with its subject, its number of answers and their verification', async () => {
  const [id = 0] = ids;
  const { id: expertId } = await expert(test);
  await insertRows(test, 'answers', [
    { question_id: id, expert_id: expertId, content: 'Scattering.', verified_at: new Date() },
    { question_id: id, expert_id: expertId, content: 'Rayleigh.' },
  ]);
  await updateRow(test, 'questions', id, { subject: 'Physics' });
  expect((await similar('why is the sky blue'))[0]).toEqual({
    id,
    title: 'Why is the sky blue during the day?',
    subject: 'Physics',
    isAnswered: true,
    isVerified: true,
    answerCount: 2,
  });
});

it('[Q8] a title without meaningful words has no similar questions, and an invalid one is refused', async () => {
  for (const title of [
    ' ',
    '?',
    'ab',
    'a b',
    'the',
    'How do I',
    '!!!???',
    '%_%_%_%',
    'qwrtzpsdfg',
    "' or 1=1 --",
  ])
    expect([title, await similar(title)]).toEqual([title, []]);
  expect((await test.nobody.get('/api/questions/similar')).statusCode).toBe(400);
  expect((await test.nobody.get(addressOf('x'.repeat(201)))).statusCode).toBe(400);
  const long = 'sky '.repeat(50).trim();
  expect((await similar(long)).map(({ id }) => id)).toContain(ids[0]);
});

it('[Q8] a question that is held, removed or deleted is never shown as similar', async () => {
  const [title, again] = titlePairs[1] ?? ['', ''];
  const set = async (change: ReturnType<typeof sql>) => {
    await sql`update questions set ${change} where id = ${ids[1]}`.execute(test.ctx.db);
    const suggestions = [...(await similar(title)), ...(await similar(again))];
    return suggestions.filter(({ id }) => id === ids[1]).length;
  };
  expect(await set(sql`status = 'held'`)).toBe(0);
  expect(await set(sql`status = 'removed'`)).toBe(0);
  expect(await set(sql`status = 'visible', deleted_at = now()`)).toBe(0);
  expect(await set(sql`deleted_at = null`)).toBe(2);
  // Held questions do not displace visible ones, however many there are.
  const [heldTitle] = titlePairs[2] ?? [''];
  await sql`
    insert into questions (title, content, asker_id, status)
    select ${heldTitle}, 'Held.', (select min(id) from users), 'held' from generate_series(1, 10)`.execute(
    test.ctx.db,
  );
  expect((await similar(heldTitle))[0]?.id).toBe(ids[2]);
});

it('[Q8] the search for similar questions ends when its client disconnects, and logs no error', async () => {
  const lines: string[] = [];
  const app = await buildApp(test.ctx, { log: { write: (line) => lines.push(line) } });
  const origin = await app.listen({ host: '127.0.0.1', port: 0 });
  const running = sql<{ count: number }>`
    select count(*) from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock' and pid <> pg_backend_pid()`;
  await inTransaction(test.ctx, async (ctx) => {
    await sql`lock table questions in access exclusive mode`.execute(ctx.db);
    const waiting = async () => Number((await running.execute(test.ctx.db)).rows[0]?.count);
    const leaving = new AbortController();
    const response = fetch(origin + addressOf('Why is the sky blue'), { signal: leaving.signal });
    await expect.poll(waiting).toBeGreaterThan(0);
    leaving.abort();
    await expect(response).rejects.toThrow(/abort/);
    await expect.poll(waiting).toBe(0);
  });
  expect([(await fetch(origin + addressOf('Why is the sky blue'))).status, lines]).toEqual([200, []]);
  await app.close();
});

it('[Q8] the searches for similar questions are limited per address and minute, and the response says when to try again', async () => {
  const limited = await startTestApp({ LIMIT_SEARCHES_PER_MINUTE: '1' });
  const ask = (remoteAddress: string) =>
    limited.app.inject({ url: addressOf('Why is the sky blue'), remoteAddress });
  for (let times = 0; times < 10; times++) expect((await ask('10.4.0.1')).statusCode).toBe(200);
  const refused = await ask('10.4.0.1');
  expect([refused.statusCode, refused.json()]).toEqual([
    429,
    expect.objectContaining({ code: 'limits.searches', message: expect.stringMatching(/appear again in/) }),
  ]);
  expect(refused.headers['retry-after']).toMatch(/^\d+$/);
  expect((await ask('10.4.0.2')).statusCode).toBe(200);
  await limited.close();
});

it('[Q8] among few questions, a title that shares only one of many words is not similar', async () => {
  const small = await startTestApp();
  const { id } = await signedIn(small.app);
  await visibleQuestion(small, id, { title: 'Derivative of ln x at negative values' });
  const ask = async (title: string) =>
    (await small.nobody.get(addressOf(title))).json<Similar[]>().map((one) => one.title);
  expect(await ask('What is a p-value in plain words?')).toEqual([]);
  expect(await ask('ln x: which derivative where x is negative?')).toEqual([
    'Derivative of ln x at negative values',
  ]);
  await small.close();
});
