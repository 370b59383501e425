import * as credits from '@aw/db/credits';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeEachTest } from '../../testing/before-tests';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { insertRow, selectRow, selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { notifyFollowers } from './notify-followers';
import { settleQuestions } from './settle-questions';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const asker = beforeEachTest(() => member(test));
const nadia = beforeEachTest(() => expert(test));
const as = questionCalls;
const mailsTo = (address: string) =>
  test.ctx.db
    .selectFrom('mails')
    .select(['kind', 'body_text', 'unsubscribe_url'])
    .where('to_address', '=', address)
    .where('kind', 'not in', ['verify_email', 'welcome'])
    .orderBy('created_at')
    .execute();
const kindsTo = async (address: string) => (await mailsTo(address)).map(({ kind }) => kind);
const noticesOf = async (userId: string) =>
  (await selectRows(test, 'notifications', { user_id: userId }, ['kind'], 'id')).map(({ kind }) => kind);

describe('an answer', () => {
  it('[Q9] an answer notifies the asker on the site and by mail in one transaction, and its acceptance mails the expert once', async () => {
    const id = await visibleQuestion(test, asker.id);
    const posted = await as(nadia).answer(id);
    expect(await noticesOf(asker.id)).toEqual(['question_answered']);
    expect(await kindsTo(asker.email)).toEqual(['question_answered']);
    await as(asker).send('POST', `/api/answers/${posted.body?.id}/accept`);
    await as(asker).send('POST', `/api/answers/${posted.body?.id}/accept`);
    expect(await kindsTo(nadia.email)).toEqual(['answer_judged']);
  });

  it('[Q4] only the asker and experts may comment on a question, a comment notifies the other side, and no page names the asker', async () => {
    const [one, other] = [await member(test), await expert(test, 'Omar')];
    const id = await visibleQuestion(test, one.id);
    const comment = (person: Parameters<typeof as>[0], content: string) =>
      as(person).send(`POST`, `/api/questions/${id}/comments`, { content });
    expect((await comment(await signedIn(test.app), 'Me too')).body?.code).toBe('auth.forbidden');
    expect((await comment(other, 'Which <b>x</b>?')).status).toBe(201);
    expect(await noticesOf(one.id)).toEqual(['question_comment']);
    await as(nadia).answer(id);
    expect((await comment(one, 'The first.')).status).toBe(201);
    const page = await as(await signedIn(test.app)).read(id);
    expect(page.comments).toMatchObject([
      { author: 'expert', name: 'Omar R.', html: expect.stringContaining('&#x3C;b>') },
      { author: 'asker', name: null },
    ]);
    expect(JSON.stringify(page)).not.toContain(one.id);
    expect(
      (await as(one).send('POST', `/api/questions/${id}/comments`, { content: 'x', answerId: 999_999 })).body
        ?.code,
    ).toBe('answers.not_found');
  });
});

describe('following', () => {
  const answerId = async (id: number) => (await as(nadia).answer(id)).body?.id ?? 0;

  it('[Q9] an account that follows a question is notified of an answer once, even if the job runs repeatedly, and not after it unfollowed', async () => {
    const [one, two] = [await member(test), await member(test)];
    const id = await visibleQuestion(test, asker.id);
    for (const person of [one, two]) await as(person).send('PUT', `/api/questions/${id}/follow`, {});
    expect((await as(one).read(id)).viewer.isFollowing).toBe(true);
    await as(two).send('DELETE', `/api/questions/${id}/follow`);
    const about = { questionId: id, answerId: await answerId(id) };
    await Promise.all([notifyFollowers(test.ctx, about), notifyFollowers(test.ctx, about)]);
    await notifyFollowers(test.ctx, about);
    expect([await kindsTo(one.email), await noticesOf(one.id)]).toEqual([
      ['question_answered'],
      ['question_answered'],
    ]);
    expect(await kindsTo(two.email)).toEqual([]);
  });

  it('[Q9] an address without an account gets mails about a question only after it confirmed its link, and unsubscribes with one click', async () => {
    const guest = await signedIn(test.app);
    const id = await visibleQuestion(test, asker.id);
    const [proven, never] = ['proven@follow.example', 'never@follow.example'];
    for (const email of [proven, proven.toUpperCase(), never])
      expect((await as(guest).send('PUT', `/api/questions/${id}/follow`, { email })).body).toEqual({
        isFollowing: false,
        awaitsConfirmation: true,
      });
    expect((await as(guest).send('PUT', `/api/questions/${id}/follow`, { email: 'nobody' })).status).toBe(
      400,
    );
    const heldId = (await as(guest).ask()).body?.id ?? 0;
    const own = { email: 'own@follow.example' };
    expect((await as(guest).send('PUT', `/api/questions/${heldId}/follow`, own)).status).toBe(200);
    expect((await as(nadia).send('PUT', `/api/questions/${heldId}/follow`, own)).status).toBe(404);
    const [confirmMail, ...otherMails] = await mailsTo(proven);
    expect([confirmMail?.kind, otherMails]).toEqual(['follow_confirm', []]);
    const token = confirmMail?.body_text?.match(/confirm=([\w-]+)/)?.[1] ?? '';
    const confirm = (value: string) =>
      as(guest).send('POST', '/api/question-follows/confirm', { token: value });
    expect((await confirm('x'.repeat(30))).body?.code).toBe('tokens.invalid');
    expect((await confirm(token)).body).toMatchObject({ questionId: id });
    expect((await confirm(token)).status).toBe(200);
    const first = { questionId: id, answerId: await answerId(id) };
    await notifyFollowers(test.ctx, first);
    expect(await kindsTo(proven)).toEqual(['follow_confirm', 'follow_answered']);
    expect(await kindsTo(never)).toEqual(['follow_confirm']);
    const unsubscribe = new URL((await mailsTo(proven)).at(-1)?.unsubscribe_url ?? '');
    const unsubscribeWithOneClick = () =>
      test.app.inject({
        method: 'POST',
        url: unsubscribe.pathname + unsubscribe.search,
        headers: { 'content-type': 'application/x-www-form-urlencoded' },
        payload: 'List-Unsubscribe=One-Click',
      });
    const opened = await test.nobody.get(unsubscribe.pathname + unsubscribe.search);
    const page = `/question-follow?end=${unsubscribe.searchParams.get('token')}`;
    expect([opened.statusCode, opened.headers.location]).toEqual([303, page]);
    const cut = await test.nobody.get(unsubscribe.pathname);
    expect([cut.statusCode, cut.headers.location]).toEqual([303, '/question-follow?end=']);
    expect((await unsubscribeWithOneClick()).statusCode).toBe(204);
    expect((await unsubscribeWithOneClick()).statusCode).toBe(204);
    await notifyFollowers(test.ctx, { questionId: id, answerId: first.answerId + 1 });
    expect(await kindsTo(proven)).toEqual(['follow_confirm', 'follow_answered']);
  });
});

describe('links that confirm an address', () => {
  it('[Q9] a link that confirms an address is mailed again after an hour, and at once if the previous one was not sent', async () => {
    const guest = await signedIn(test.app);
    const id = await visibleQuestion(test, asker.id);
    const email = 'again@follow.example';
    const follow = () => as(guest).send('PUT', `/api/questions/${id}/follow`, { email });
    const start = Date.now();
    const at = (minutes: number) => {
      test.ctx.now = () => new Date(start + minutes * 60_000);
    };
    const limit = test.ctx.config.LIMIT_MAILS_PER_RECIPIENT;
    try {
      await follow();
      at(30);
      await follow();
      expect(await kindsTo(email)).toEqual(['follow_confirm']);
      at(61);
      await follow();
      expect(await kindsTo(email)).toEqual(['follow_confirm', 'follow_confirm']);
      const other = 'full@follow.example';
      const setLimit = (value: number) =>
        Object.assign(test.ctx.config, { LIMIT_MAILS_PER_RECIPIENT: value });
      setLimit(1);
      const second = await visibleQuestion(test, asker.id);
      await as(guest).send('PUT', `/api/questions/${id}/follow`, { email: other });
      await as(guest).send('PUT', `/api/questions/${second}/follow`, { email: other });
      setLimit(limit);
      await as(guest).send('PUT', `/api/questions/${second}/follow`, { email: other });
      const sent = await test.ctx.db
        .selectFrom('mails')
        .select('status')
        .where('to_address', '=', other)
        .where('status', '<>', 'dropped')
        .execute();
      expect(sent).toHaveLength(2);
    } finally {
      test.ctx.now = () => new Date();
      Object.assign(test.ctx.config, { LIMIT_MAILS_PER_RECIPIENT: limit });
    }
  });
});

describe('the settling of questions', () => {
  const at = (hours: number) => new Date(Date.now() + hours * 3_600_000);
  const rowOf = (id: number) => selectRow(test, 'questions', { id });

  it('[Q13] a question whose answer is late gives back the free question or the credit once and notifies the asker; others change nothing', async () => {
    const user = await member(test);
    const before = await credits.sumEntries(test.ctx.db, user.id);
    const free = await visibleQuestion(test, user.id, { promised_at: at(-1) });
    const paid = await visibleQuestion(test, user.id, { promised_at: at(-1), paid_with: 'credit' });
    const answered = await visibleQuestion(test, user.id, { promised_at: at(-1) });
    await as(nadia).answer(answered);
    const young = await visibleQuestion(test, user.id, { promised_at: at(1) });
    await Promise.all([settleQuestions(test.ctx), settleQuestions(test.ctx)]);
    await settleQuestions(test.ctx);
    expect([(await rowOf(free)).paid_with, (await rowOf(paid)).paid_with]).toEqual(['returned', 'returned']);
    expect([(await rowOf(answered)).paid_with, (await rowOf(young)).paid_with]).toEqual(['free', 'free']);
    expect(await credits.sumEntries(test.ctx.db, user.id)).toBe(before + 1);
    expect((await kindsTo(user.email)).filter((kind) => kind === 'question_late')).toHaveLength(2);
    expect((await as(user).read(free)).status).toBe('visible');
  });

  it('[Q13] a question that is late while staff review it gives its cost back once, and the mail says that the review took longer', async () => {
    const user = await member(test);
    const before = await credits.sumEntries(test.ctx.db, user.id);
    const ask = async (change: object) => {
      const id = await visibleQuestion(test, user.id, { promised_at: at(-1), paid_with: 'credit' });
      await updateRow(test, 'questions', id, { status: 'held', approved_at: null, ...change });
      return id;
    };
    const [reviewed, approved] = [await ask({}), await ask({})];
    const others = [
      await ask({ held_until: at(1) }),
      await ask({ status: 'removed' }),
      await ask({ status: 'withdrawn' }),
      await ask({ deleted_at: at(-1) }),
      await ask({ promised_at: null }),
    ];
    const staff = await signedInStaff(test, 'reviewer');
    await Promise.all([
      settleQuestions(test.ctx),
      settleQuestions(test.ctx),
      staff.post(`/api/admin/questions/${approved}/approve`),
    ]);
    await staff.post(`/api/admin/questions/${reviewed}/approve`);
    await settleQuestions(test.ctx);
    for (const id of [reviewed, approved])
      expect(await rowOf(id)).toMatchObject({ paid_with: 'returned', status: 'visible' });
    for (const id of others) expect((await rowOf(id)).paid_with).toBe('credit');
    expect(await credits.sumEntries(test.ctx.db, user.id)).toBe(before + 2);
    expect((await kindsTo(user.email)).filter((kind) => kind === 'question_late')).toHaveLength(2);
  });

  it('[Q7] an asker who has accepted no answer for 72 hours is reminded once, and one who has is not', async () => {
    const user = await member(test);
    const [waits, accepted, young] = [
      await visibleQuestion(test, user.id),
      await visibleQuestion(test, user.id),
      await visibleQuestion(test, user.id),
    ];
    for (const id of [waits, accepted, young]) await as(nadia).answer(id);
    const answer = (await as(user).read(accepted)).answers[0];
    await as(user).send('POST', `/api/answers/${answer?.id}/accept`);
    await sql`update questions set answered_at = now() - interval '73 hours' where id in (${waits}, ${accepted})`.execute(
      test.ctx.db,
    );
    for (let run = 0; run < 2; run++) await settleQuestions(test.ctx);
    expect((await kindsTo(user.email)).filter((kind) => kind === 'answer_reminder')).toHaveLength(1);
    expect([(await rowOf(waits)).reminded_at, (await rowOf(young)).reminded_at]).toEqual([
      expect.any(Date),
      null,
    ]);
  });

  it('[Q13] the median and p90 of a subject are shown from five answers on, and its promised hours are those of the database', async () => {
    const subject = 'Astronomy';
    const allowance = async () =>
      (await as(asker).get(`/api/questions/allowance?subject=${subject.toUpperCase()}`)).body?.promise;
    expect(await allowance()).toEqual({ hours: 24, medianMinutes: null, p90Minutes: null });
    await insertRow(test, 'subject_promises', { subject: 'astronomy', hours: 12 });
    for (const minutes of [10, 20, 30, 40, 100]) {
      const id = await visibleQuestion(test, asker.id, { subject });
      await as(await expert(test)).answer(id);
      await sql`update questions set created_at = answered_at - make_interval(mins => ${minutes}::int) where id = ${id}`.execute(
        test.ctx.db,
      );
    }
    expect(await allowance()).toEqual({ hours: 12, medianMinutes: 30, p90Minutes: 76 });
  });
});
