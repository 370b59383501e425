import type { Allowance } from '@aw/contracts/questions/asking';
import * as creditQueries from '@aw/db/credits';
import { describe, expect, it } from 'vitest';
import { goodPassword, member } from '../../testing/account';
import { expert, giveCredits, questionCalls, visibleQuestion } from '../../testing/questions';
import { selectRows } from '../../testing/rows';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({
  LIMIT_SIGNUPS_PER_ADDRESS: '0',
  LIMIT_QUESTIONS_PER_DAY: '0',
  LIMIT_POST_ATTEMPTS_PER_DAY: '0',
});
const as = questionCalls;
type Caller = Parameters<typeof questionCalls>[0];
const allowanceOf = async (person: Caller) =>
  (await as(person).get<Allowance>('/api/questions/allowance')).body as Allowance;

describe('the allowance', () => {
  it('[Q3] five questions are free, the sixth takes a credit, and without one it is refused and its draft stays', async () => {
    const user = await signedIn(test.app);
    expect(await allowanceOf(user)).toMatchObject({
      freeLeft: 5,
      freeTotal: 5,
      credits: 0,
      promise: { hours: 24 },
    });
    for (let left = 4; left >= 0; left--) {
      expect((await as(user).ask()).body).toMatchObject({ paidWith: 'free' });
      expect((await allowanceOf(user)).freeLeft).toBe(left);
    }
    const draft = { title: 'Sixth', content: 'Kept', subject: '', schoolId: null, courseId: null };
    await as(user).send('PUT', '/api/questions/draft', draft);
    expect(await as(user).ask()).toMatchObject({ status: 402, body: { code: 'credits.none' } });
    expect((await as(user).get('/api/questions/draft')).body).toMatchObject({ draft: { content: 'Kept' } });
    await giveCredits(test, user.id, 1);
    expect((await as(user).ask()).body).toMatchObject({ paidWith: 'credit' });
    expect((await as(user).get('/api/questions/draft')).body).toEqual({ draft: null });
    expect(await creditQueries.sumEntries(test.ctx.db, user.id)).toBe(0);
    expect((await as(user).ask()).status).toBe(402);
  });

  it('[Q3] exactly the free and the paid ones of a hundred questions posted at once are stored, and the balance never falls below zero', async () => {
    const user = await signedIn(test.app);
    for (let i = 0; i < 4; i++) await as(user).ask();
    await giveCredits(test, user.id, 2);
    const posts = await Promise.all(Array.from({ length: 100 }, () => as(user).ask()));
    const count = (status: number) => posts.filter((post) => post.status === status).length;
    expect([count(201), count(201) + count(402) + count(503)]).toEqual([3, 100]);
    expect(await creditQueries.sumEntries(test.ctx.db, user.id)).toBe(0);
    const rows = await selectRows(test, 'questions', { asker_id: user.id }, ['paid_with']);
    expect(rows.filter(({ paid_with }) => paid_with === 'free')).toHaveLength(5);
    expect(rows).toHaveLength(7);
  });

  it('[Q3] merging a guest and an account who used all their free questions gives none back and keeps every question', async () => {
    const account = await member(test);
    const guest = await signedIn(test.app);
    for (let i = 0; i < 5; i++)
      for (const one of [account, guest]) expect((await as(one).ask()).status).toBe(201);
    await guest.post('/api/auth/signin', { email: account.email, password: goodPassword });
    expect(await allowanceOf(account)).toMatchObject({ freeLeft: 0 });
    expect((await as(account).get<unknown[]>(`/api/user/${account.id}/questions`)).body).toHaveLength(10);
    const credits = (await allowanceOf(account)).credits;
    expect((await as(account).ask()).status).toBe(credits > 0 ? 201 : 402);
  });

  it('[Q3] withdrawing a question returns its price once, and is only possible while nobody has answered it', async () => {
    const user = await signedIn(test.app);
    const free = (await as(user).ask()).body?.id ?? 0;
    expect((await as(user).send('DELETE', `/api/questions/${free}`)).body).toEqual({ returned: 'free' });
    expect((await as(user).send('DELETE', `/api/questions/${free}`)).body?.code).toBe('questions.changed');
    expect((await allowanceOf(user)).freeLeft).toBe(5);
    const paid = await visibleQuestion(test, user.id, { paid_with: 'credit' });
    expect((await as(user).send('DELETE', `/api/questions/${paid}`)).body).toEqual({ returned: 'credit' });
    expect((await allowanceOf(user)).credits).toBe(1);
    const answered = await visibleQuestion(test, user.id);
    await as(await expert(test)).answer(answered);
    expect((await as(user).send('DELETE', `/api/questions/${answered}`)).body?.code).toBe(
      'questions.answered',
    );
    const stranger = await signedIn(test.app);
    expect((await as(stranger).send('DELETE', `/api/questions/${answered}`)).body?.code).toBe(
      'auth.forbidden',
    );
    expect((await as(stranger).send('DELETE', `/api/questions/${free}`)).body?.code).toBe(
      'questions.not_found',
    );
  });
});

describe('the draft', () => {
  const draft = {
    title: ' half ',
    content: '$x',
    subject: '',
    schoolId: null,
    courseId: null,
    about: null,
  };

  it('[Q10] each person has one draft, saved exactly as typed, which moves to the account that they sign in to', async () => {
    const guest = await signedIn(test.app);
    expect((await as(guest).get('/api/questions/draft')).body).toEqual({ draft: null });
    expect((await as(guest).send('PUT', '/api/questions/draft', draft)).status).toBe(200);
    const later = { ...draft, content: '$x^2' };
    const saved = await as(guest).send<{ savedAt: string }>('PUT', '/api/questions/draft', later);
    expect((await as(guest).get('/api/questions/draft')).body).toEqual({
      draft: { ...later, savedAt: saved.body?.savedAt },
    });
    const account = await member(test);
    await as(account).send('PUT', '/api/questions/draft', draft);
    await as(guest).send('PUT', '/api/questions/draft', { ...later, title: 'Later' });
    await guest.post('/api/auth/signin', { email: account.email, password: goodPassword });
    expect((await as(account).get('/api/questions/draft')).body).toMatchObject({ draft: { title: 'Later' } });
    expect((await as(account).send('DELETE', '/api/questions/draft')).status).toBe(204);
    expect((await as(account).get('/api/questions/draft')).body).toEqual({ draft: null });
  });

  it('[Q10] a draft that is too long or unreadable is refused, and the saved one stays', async () => {
    const user = await signedIn(test.app);
    await as(user).send('PUT', '/api/questions/draft', draft);
    for (const content of ['x'.repeat(30_001), 'a\u0000b'])
      expect((await as(user).send('PUT', '/api/questions/draft', { ...draft, content })).status).toBe(400);
    expect((await as(user).get('/api/questions/draft')).body).toMatchObject({ draft });
  });
});

describe('edits', () => {
  it('[Q4] earlier versions of a question are kept for its asker and experts, and nobody else may edit it or read them', async () => {
    const user = await member(test);
    const id = await visibleQuestion(test, user.id, { title: 'My grade is 3' });
    const change = { title: 'What is a grade?' };
    const stranger = await signedIn(test.app);
    expect((await as(stranger).send('PATCH', `/api/questions/${id}`, change)).body?.code).toBe(
      'auth.forbidden',
    );
    expect((await as(user).send('PATCH', `/api/questions/${id}`, change)).body).toMatchObject(change);
    const versions = `/api/questions/${id}/versions`;
    for (const reader of [user, await expert(test)])
      expect((await as(reader).get(versions)).body).toMatchObject([{ title: 'My grade is 3' }]);
    expect((await as(stranger).get(versions)).body?.code).toBe('auth.forbidden');
    expect((await as(stranger).read(id)).editedAt).not.toBeNull();
  });

  it('[Q11] a new person’s edit of the text is held like their questions, and one of the subject is not', async () => {
    const guest = await signedIn(test.app);
    const id = await visibleQuestion(test, guest.id);
    const edit = (change: object) => as(guest).send('PATCH', `/api/questions/${id}`, change);
    expect((await edit({ subject: 'Physics' })).body).toMatchObject({
      status: 'visible',
      subject: 'Physics',
    });
    expect((await edit({ content: 'Buy my notes' })).body).toMatchObject({ status: 'held' });
  });

  it('[Q11] a rule that would hold a question also holds an edit, and the page is hidden from others', async () => {
    const user = await member(test);
    const id = await visibleQuestion(test, user.id);
    const links = Array.from({ length: 6 }, (_, i) => `https://example.com/${i}`).join(' ');
    expect((await as(user).send('PATCH', `/api/questions/${id}`, { content: links })).body).toMatchObject({
      status: 'held',
    });
    const stranger = await signedIn(test.app);
    expect((await as(stranger).get(`/api/questions/${id}`)).status).toBe(404);
    expect((await as(user).read(id)).status).toBe('held');
  });
});
