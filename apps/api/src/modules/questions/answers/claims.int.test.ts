import type { OpenQuestion } from '@aw/contracts/questions/claims';
import { sql } from 'kysely';
import { expect, it } from 'vitest';
import { type Member, member } from '../../../testing/account';
import { expert, questionCalls, visibleQuestion } from '../../../testing/questions';
import { selectRow, updateRow, updateRows } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { settleQuestions } from '../settle-questions';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
let asker: Member;
let nadia: Member;
let omar: Member;

async function newQuestion(): Promise<number> {
  [asker, nadia, omar] = [await member(test), await expert(test), await expert(test, 'Omar')];
  return visibleQuestion(test, asker.id);
}
const as = questionCalls;
const claim = (person: Member, id: number) =>
  as(person).send<{ expiresAt: string }>('POST', `/api/questions/${id}/claim`);
const endClaims = (id: number) =>
  sql`update question_claims set expires_at = now() - interval '1 second' where question_id = ${id}`.execute(
    test.ctx.db,
  );

it('[Q12] one of twenty claims at once succeeds, for half an hour, and nobody else can answer in that time', async () => {
  const id = await newQuestion();
  const experts = await Promise.all(Array.from({ length: 20 }, () => expert(test)));
  const claims = await Promise.all(experts.map((one) => claim(one, id)));
  expect(claims.filter(({ status }) => status === 200)).toHaveLength(1);
  expect(new Set(claims.filter(({ status }) => status !== 200).map(({ body }) => body?.code))).toEqual(
    new Set(['questions.claimed']),
  );
  const winner = claims.findIndex(({ status }) => status === 200);
  const until = new Date(claims[winner]?.body?.expiresAt ?? 0).getTime() - Date.now();
  expect(Math.round(until / 60_000)).toBe(30);
  const other = experts[(winner + 1) % 20] as Member;
  const refused = await as(other).answer(id, { content: 'Mine.', steps: [{ label: 'One', content: 'Two' }] });
  expect([refused.status, refused.body?.code]).toEqual([409, 'questions.claimed']);
  expect((await as(other).get(`/api/questions/${id}/answer-draft`)).body).toMatchObject({
    draft: { content: 'Mine.', steps: [{ label: 'One', content: 'Two' }] },
  });
  expect((await as(experts[winner] as Member).answer(id)).status).toBe(201);
});

it('[Q12] a claim that expires while its expert types keeps the draft and frees the question for others', async () => {
  const id = await newQuestion();
  await claim(nadia, id);
  const draft = { content: 'Half of', steps: [] };
  expect((await as(nadia).send('PUT', `/api/questions/${id}/answer-draft`, draft)).status).toBe(200);
  await endClaims(id);
  expect((await as(omar).read(id)).viewer).toMatchObject({ canAnswer: true, claim: null });
  expect((await claim(omar, id)).status).toBe(200);
  expect((await claim(nadia, id)).body?.code).toBe('questions.claimed');
  expect(
    (await as(nadia).send('PUT', `/api/questions/${id}/answer-draft`, { ...draft, content: 'Half of it' }))
      .status,
  ).toBe(200);
  expect((await as(nadia).get(`/api/questions/${id}/answer-draft`)).body).toMatchObject({
    draft: { content: 'Half of it' },
  });
  expect((await as(omar).send('DELETE', `/api/questions/${id}/claim`)).status).toBe(204);
  expect((await claim(nadia, id)).status).toBe(200);
  expect((await as(nadia).answer(id)).status).toBe(201);
  expect((await as(nadia).get(`/api/questions/${id}/answer-draft`)).body).toEqual({ draft: null });
});

it('[Q12] experts can claim neither their own questions, nor those they have answered, nor more than three at once', async () => {
  const id = await newQuestion();
  const own = await visibleQuestion(test, nadia.id);
  expect((await claim(nadia, own)).body?.code).toBe('questions.own');
  expect((await claim(asker, id)).body?.code).toBe('auth.forbidden');
  await as(nadia).answer(id);
  expect((await claim(nadia, id)).body?.code).toBe('answers.exists');
  const more = await Promise.all([1, 2, 3, 4].map(() => visibleQuestion(test, asker.id)));
  for (const one of more.slice(0, 3)) expect((await claim(nadia, one)).status).toBe(200);
  expect((await claim(nadia, more[3] as number)).body?.code).toBe('questions.claimed');
  expect((await claim(nadia, more[0] as number)).status).toBe(200);
});

it('[Q12] the list of open questions is ordered by their promise and leaves out claimed, answered and own ones', async () => {
  await newQuestion();
  await updateRows(test, 'questions', {}, { status: 'removed' });
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const ids: number[] = [];
  for (const hours of [5, 1, 3]) ids.push(await visibleQuestion(test, asker.id, { promised_at: at(hours) }));
  const taken = await visibleQuestion(test, asker.id, { promised_at: at(2) });
  await claim(omar, taken);
  await visibleQuestion(test, nadia.id, { promised_at: at(2) });
  await as(omar).answer(await visibleQuestion(test, asker.id, { promised_at: at(2) }));
  const open = await as(nadia).get<OpenQuestion[]>('/api/experts/me/questions');
  expect(open.body?.map(({ id }) => id)).toEqual([ids[1], ids[2], ids[0]]);
  expect(JSON.stringify(open.body)).not.toContain(asker.id);
  const own = await as(omar).get<OpenQuestion[]>('/api/experts/me/questions');
  expect(own.body?.find(({ id }) => id === taken)?.claim).toMatchObject({ isOwn: true });
  expect((await as(asker).get('/api/experts/me/questions')).body?.code).toBe('auth.forbidden');
});

it('[Q13] experts see no promise that was over before staff approved the question; its asker sees that the answer is late', async () => {
  await newQuestion();
  await updateRows(test, 'questions', {}, { status: 'removed' });
  const staff = await signedInStaff(test, 'approver');
  const promised_at = new Date(Date.now() - 3_600_000);
  const insert = async (change: object) => {
    const id = await visibleQuestion(test, asker.id, { promised_at });
    await updateRow(test, 'questions', id, { approved_at: null, ...change });
    return id;
  };
  const [visible, settled] = [await insert({}), await insert({ status: 'held' })];
  await settleQuestions(test.ctx);
  const unsettled = await insert({ status: 'held' });
  for (const id of [settled, unsettled]) await staff.post(`/api/admin/questions/${id}/approve`);

  const { body = [] } = await as(nadia).get<OpenQuestion[]>('/api/experts/me/questions');
  const late = promised_at.toISOString();
  const listed = Object.fromEntries(body.map(({ id, promisedAt }) => [id, promisedAt]));
  // Experts could have kept only the promise of the question that was visible all the time.
  expect(listed).toEqual({ [settled]: null, [unsettled]: null, [visible]: late });
  for (const [id, promisedAt] of Object.entries(listed)) {
    expect((await as(nadia).read(Number(id))).promisedAt).toBe(promisedAt);
    expect((await as(asker).read(Number(id))).promisedAt).toBe(late);
  }
});

it('[Q4] only one of a withdrawal and a claim at once succeeds, and only the withdrawal gives back the free question', async () => {
  for (let round = 0; round < 5; round++) {
    const id = await newQuestion();
    const [taken, withdrawn] = await Promise.all([
      claim(nadia, id),
      as(asker).send('DELETE', `/api/questions/${id}`),
    ]);
    expect([taken.status, withdrawn.status].toSorted((a, b) => a - b)).toEqual(
      withdrawn.status === 200 ? [200, 404] : [200, 409],
    );
    const row = await selectRow(test, 'questions', { id }, ['status', 'paid_with']);
    expect(row).toEqual(
      withdrawn.status === 200
        ? { status: 'withdrawn', paid_with: 'returned' }
        : { status: 'visible', paid_with: 'free' },
    );
  }
});
