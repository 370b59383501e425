import { beforeEach, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { deleteRows, insertRow, selectRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_QUESTIONS_PER_DAY: '0' });
const staff = beforeTests(() => signedInStaff(test));
type Inject = Awaited<ReturnType<typeof signedIn>>['inject'];
type Card = { id: number; title: string; status: string; removedReason: string | null };

const json = <T>(response: { json: () => unknown }) => response.json() as T;
const titles = (cards: Card[]) => cards.map(({ title }) => title);
const ask = async (user: { inject: Inject }, title: string) =>
  json<Card>(
    await user.inject({ method: 'POST', url: '/api/questions', payload: { title, content: 'I tried.' } }),
  );
const listed = async (query = '') => titles(json<Card[]>(await test.nobody.get(`/api/questions${query}`)));
const own = async (user: { id: string; inject: Inject }) =>
  json<Card[]>(await user.inject({ url: `/api/user/${user.id}/questions` })).map((card) => [
    card.title,
    card.status,
    card.removedReason,
  ]);
const decide = (id: number, action: string, payload?: object) =>
  staff.post(`/api/admin/questions/${id}/${action}`, payload);
const inConsole = async (query = '') =>
  json<Card[]>(await staff.get(`/api/admin/questions${query}`)).map(({ title, status }) => [title, status]);
beforeEach(async () => {
  await deleteRows(test, 'questions');
});
it('[Q1] a guest’s questions are held until staff have reviewed them', async () => {
  const stranger = await signedIn(test.app);
  for (const at of [1, 2, 3, 4, 5])
    expect(await ask(stranger, `Stranger ${at}`)).toMatchObject({ status: 'held', removedReason: null });
  expect(await listed()).toEqual([]);
  expect(json(await test.nobody.get('/api/figures'))).toMatchObject({ questions: 0 });
  expect((await own(stranger))[0]).toEqual(['Stranger 5', 'held', null]);
  expect(json(await staff.get('/api/admin/overview'))).toMatchObject({ heldQuestions: 5 });
});

it('[Q2] [Q13] a newcomer is told before posting that the question waits for review, and the promised time counts from posting', async () => {
  const one = await member(test);
  const isReviewedFirst = async () =>
    json<{ isReviewedFirst: boolean }>(await one.get('/api/questions/allowance')).isReviewedFirst;
  expect(await isReviewedFirst()).toBe(true);
  const { id } = await ask(one, 'First');
  const { created_at: postedAt, promised_at: promisedAt } = await selectRow(test, 'questions', { id });
  expect(promisedAt).toEqual(new Date(postedAt.getTime() + 24 * 3_600_000));
  await decide(id, 'approve');
  expect((await selectRow(test, 'questions', { id })).promised_at).toEqual(promisedAt);
  expect(await isReviewedFirst()).toBe(false);
});

it('[Q1] an account’s questions are visible at once after one was approved, and held again after one was removed', async () => {
  const one = await member(test);
  const first = await ask(one, 'First');
  expect(first.status).toBe('held');
  expect((await decide(first.id, 'approve')).json()).toMatchObject({ status: 'visible' });
  const second = await ask(one, 'Second');
  expect(second.status).toBe('visible');
  expect(await listed()).toEqual(['Second', 'First']);
  await decide(second.id, 'remove', { reason: 'It sells answers.' });
  expect((await ask(one, 'Third')).status).toBe('held');
  expect(await own(one)).toEqual([
    ['Third', 'held', null],
    ['Second', 'removed', 'It sells answers.'],
    ['First', 'visible', null],
  ]);
  const stranger = await signedIn(test.app);
  await decide((await ask(stranger, 'Nameless')).id, 'approve');
  expect((await ask(stranger, 'Nameless again')).status).toBe('held');
});

it('[M2] staff approve, remove with a reason and restore one question, and each change is in the audit log', async () => {
  const one = await member(test);
  const { id } = await ask(one, 'Why?');
  expect((await decide(id, 'remove', { reason: ' ' })).statusCode).toBe(400);
  expect((await decide(id, 'restore')).json()).toMatchObject({ code: 'questions.changed' });
  await decide(id, 'approve');
  expect((await decide(id, 'approve')).statusCode).toBe(200);
  await decide(id, 'remove', { reason: 'An advertisement.' });
  expect(await listed()).toEqual([]);
  expect((await decide(id, 'approve')).json()).toMatchObject({ code: 'questions.changed' });
  expect((await decide(id, 'restore')).json()).toMatchObject({ status: 'visible', removedReason: null });
  expect(await listed()).toEqual(['Why?']);
  const log = json<{ verb: string; before: object; after: object }[]>(
    await staff.get(`/api/admin/audit?target=question:${id}`),
  );
  expect(log.map(({ verb, before, after }) => [verb, before, after])).toEqual([
    [
      'question.restored',
      { status: 'removed', reason: 'An advertisement.' },
      { status: 'visible', reason: null },
    ],
    [
      'question.removed',
      { status: 'visible', reason: null },
      { status: 'removed', reason: 'An advertisement.' },
    ],
    ['question.approved', { status: 'held', reason: null }, { status: 'visible', reason: null }],
  ]);
  expect((await decide(999_999, 'approve')).json()).toMatchObject({ code: 'questions.not_found' });
});

it('[M1] the console lists held questions first, in pages, and filters them by state and words', async () => {
  const account = await member(test);
  await decide((await ask(account, 'Old')).id, 'approve');
  const stranger = await signedIn(test.app);
  await ask(stranger, 'Waits 1');
  await ask(stranger, 'Waits 2');
  const seen = await ask(account, 'Young');
  await decide(seen.id, 'remove', { reason: 'Twice.' });
  const all = [
    ['Waits 2', 'held'],
    ['Waits 1', 'held'],
    ['Young', 'removed'],
    ['Old', 'visible'],
  ];
  expect(await inConsole()).toEqual(all);
  const paged: unknown[] = [];
  let url: string | undefined = '/api/admin/questions?limit=1';
  while (url) {
    const response = await staff.get(url);
    paged.push(...json<Card[]>(response).map(({ title, status }) => [title, status]));
    url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
  }
  expect(paged).toEqual(all);
  expect(await inConsole('?status=removed')).toEqual([all[2]]);
  expect(await inConsole('?q=waits%201')).toEqual([all[1]]);
  expect(await inConsole(`?q=${stranger.id}`)).toEqual(all.slice(0, 2));
  expect((await staff.get('/api/admin/questions?cursor=made-up')).statusCode).toBe(400);
  expect(json(await staff.get(`/api/admin/questions/${seen.id}`))).toMatchObject({
    content: 'I tried.',
    askerId: account.id,
    removedReason: 'Twice.',
    log: [{ verb: 'question.removed' }],
  });
});

it('[X6] teasers show at most two questions of one person', async () => {
  const [one, two] = [await member(test), await member(test)];
  for (const user of [one, two]) await decide((await ask(user, `Of ${user.id}`)).id, 'approve');
  for (const at of [1, 2, 3, 4]) await ask(one, `One ${at}`);
  expect(await listed('?limit=4')).toEqual(['One 4', 'One 3', 'One 2', 'One 1']);
  expect(await listed('?limit=4&perAsker=2')).toEqual(['One 4', 'One 3', `Of ${two.id}`]);
});

it('[M2] Delete All and its restoration leave every question in its state, and a school counts only visible ones', async () => {
  const { id: school } = await insertRow(test, 'schools', { name: 'Counted', type: 'university' });
  const one = await member(test);
  const ids: Record<string, number> = {};
  for (const title of ['Held', 'Visible', 'Removed']) {
    const payload = { title, content: 'I tried.', schoolId: school };
    const question = json<Card>(await one.post('/api/questions', payload));
    ids[title] = question.id;
  }
  await decide(ids.Visible ?? 0, 'approve');
  await decide(ids.Removed ?? 0, 'remove', { reason: 'Off topic.' });
  const count = async () => (await selectRow(test, 'schools', { id: school })).question_count;
  const states = await inConsole();
  expect([await count(), states]).toEqual([
    1,
    [
      ['Held', 'held'],
      ['Removed', 'removed'],
      ['Visible', 'visible'],
    ],
  ]);
  const deleted = json<{ deletion: { id: string; count: number } }>(
    await staff.delete('/api/admin/questions/deleteAll'),
  );
  expect([deleted.deletion.count, await count(), await listed()]).toEqual([3, 0, []]);
  expect((await inConsole()).map(([, status]) => status)).toEqual(['removed', 'removed', 'removed']);
  expect((await decide(ids.Held ?? 0, 'approve')).statusCode).toBe(409);
  await staff.post(`/api/admin/deletions/${deleted.deletion.id}/restore`);
  expect([await count(), await inConsole()]).toEqual([1, states]);
});

it('[M2] one question that is restored after Delete All has its earlier state, so a held one is held again', async () => {
  const one = await member(test);
  const ids = [(await ask(one, 'Waits')).id, (await ask(one, 'Stands')).id];
  await decide(ids[1] ?? 0, 'approve');
  await staff.delete('/api/admin/questions/deleteAll');
  const back = [];
  for (const id of ids) back.push(json<Card>(await decide(id, 'restore')).status);
  expect([back, await listed()]).toEqual([['held', 'visible'], ['Stands']]);
  expect((await decide(ids[0] ?? 0, 'approve')).json()).toMatchObject({ status: 'visible' });
});

it('[Q1] questions of an account without a confirmed address are held even after one was approved', async () => {
  const one = await member(test);
  await decide((await ask(one, 'First')).id, 'approve');
  const users = test.ctx.db.updateTable('users').where('id', '=', one.id);
  await users.set({ email_verified_at: null }).execute();
  expect(await ask(one, 'Second')).toMatchObject({ status: 'held' });
  await users.set({ email_verified_at: new Date() }).execute();
  expect(await ask(one, 'Third')).toMatchObject({ status: 'visible' });
});

it('[R5] only the asker can list their own questions', async () => {
  const [one, other] = [await member(test), await signedIn(test.app)];
  await ask(one, 'Mine');
  expect((await other.get(`/api/user/${one.id}/questions`)).statusCode).toBe(403);
  expect((await test.nobody.get(`/api/user/${one.id}/questions`)).statusCode).toBe(401);
});
