import type { OwnQuestion } from '@aw/contracts/questions/public';
import { beforeEach, describe, expect, it } from 'vitest';
import { anonymousBrowser, type Member, member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { educator, examText, inHours, protect } from '../../testing/exam-shields';
import { killAt } from '../../testing/kill-at';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { deleteRows, selectRow, selectRows, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocuments } from '../../testing/uploads';
import { watchExams } from '../exam-shields/watch-exams';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_QUESTIONS_PER_DAY: '0' });
const staff = beforeTests(() => signedInStaff(test));
let teacher: Member;
let asker: Member;
beforeEach(async () => {
  await deleteRows(test, 'exam_shields');
  [teacher, asker] = [await educator(test), await member(test)];
  // With an approved question, so that further ones of the asker are visible at once.
  await visibleQuestion(test, asker.id);
});
const as = questionCalls;
const title = 'Zirconium membranes';
const content = `My homework:\n\n**${examText.slice(3, 130).toUpperCase()}** …`;
// A different number each time, because a repeated text would be held for that.
const askExam = async (change: object = {}) =>
  (await as(asker).ask({ title, content: `${content} ${Math.random()}`, ...change })).body;
const own = async (id: number) => {
  const response = await asker.get(`/api/user/${asker.id}/questions`);
  return response.json<OwnQuestion[]>().find((one) => one.id === id);
};
const settleIn = (hours: number) => watchExams({ ...test.ctx, now: () => inHours(hours) });
const noticesOf = (userId: string) =>
  selectRows(test, 'notifications', { user_id: userId, kind: 'exam_over' }, ['kind', 'link']);
const rowOf = (id: number) => selectRow(test, 'questions', { id });

describe('a question that matches an exam under way', () => {
  it('[Q14] a question that matches an exam under way is held and hidden from others, and its asker sees the end of the hold', async () => {
    const { body: shield } = await protect(teacher);
    const question = await askExam();
    expect(question).toMatchObject({ status: 'held', heldUntil: shield.endsAt, promisedAt: null });
    const id = question?.id ?? 0;
    for (const other of [teacher, await expert(test), await anonymousBrowser(test)]) {
      expect((await as(other).get(`/api/questions/${id}`)).status).toBe(404);
      for (const url of [
        '/api/questions?limit=100',
        '/api/questions?q=zirconium',
        '/api/questions/similar?title=Zirconium%20membranes',
      ])
        expect(JSON.stringify((await as(other).get(url)).body)).not.toMatch(/zirconium/i);
    }
    expect(await as(asker).read(id)).toMatchObject({
      status: 'held',
      heldUntil: shield.endsAt,
      viewer: { canWithdraw: true },
    });
    expect(await own(id)).toMatchObject({ status: 'held', heldUntil: shield.endsAt });
    expect((await as(asker).send('DELETE', `/api/questions/${id}`)).body).toEqual({ returned: 'free' });
    await settleIn(2);
    expect((await rowOf(id)).status).toBe('withdrawn');
  });

  it('[Q14] a question that matches several exams is held until the last of them ends', async () => {
    const { body: longer } = await protect(teacher, { endsAt: inHours(5).toISOString() });
    await protect(await educator(test));
    const question = await askExam();
    expect(question).toMatchObject({ status: 'held', heldUntil: longer.endsAt });
    await settleIn(1);
    expect(await own(question?.id ?? 0)).toMatchObject({ status: 'held', heldUntil: longer.endsAt });
  });

  it('[Q14] a question is not held outside the time of the exam, after its owner ended it, or if its text does not match', async () => {
    await protect(teacher, { startsAt: inHours(1).toISOString(), endsAt: inHours(2).toISOString() });
    expect((await askExam())?.status).toBe('visible');
    const { body: shield } = await protect(teacher);
    expect(
      (await askExam({ content: 'Why is a zirconium membrane stirred in both reservoirs?' }))?.status,
    ).toBe('visible');
    await teacher.delete(`/api/exam-shields/${shield.id}`);
    expect((await askExam())?.status).toBe('visible');
    const over = { starts_at: inHours(-2), ends_at: inHours(-1), ended_at: null };
    await updateRow(test, 'exam_shields', shield.id, over);
    expect(await askExam()).toMatchObject({ status: 'visible', heldUntil: null });
  });

  it('[Q14] a question is held if an edit makes it match an exam, and stays held if a second edit removes the match', async () => {
    const { body: shield } = await protect(teacher);
    const id = await visibleQuestion(test, asker.id);
    const edit = (change: object) => as(asker).send('PATCH', `/api/questions/${id}`, change);
    expect((await edit({ content })).body).toMatchObject({ status: 'held', heldUntil: shield.endsAt });
    expect((await as(teacher).get(`/api/questions/${id}`)).status).toBe(404);
    expect((await edit({ content: 'Never mind.' })).body).toMatchObject({
      status: 'held',
      heldUntil: shield.endsAt,
    });
    await settleIn(1);
    expect(await as(teacher).read(id)).toMatchObject({ status: 'visible', content: 'Never mind.' });
  });

  it('[Q14] [M8] staff see why a question is held for an exam and may approve it earlier', async () => {
    await protect(teacher);
    const id = (await askExam())?.id ?? 0;
    const get = async (url: string) => (await staff.get(url)).json<{ heldBecause: string }>();
    for (const url of [`/api/admin/questions/${id}`, `/api/admin/reports/question/${id}`])
      expect((await get(url)).heldBecause).toMatch(
        /^It matches an exam in progress and is hidden until .* UTC\.$/,
      );
    const approved = await staff.post(`/api/admin/questions/${id}/approve`);
    expect(approved.statusCode).toBe(200);
    await settleIn(2);
    expect([(await rowOf(id)).held_until, await noticesOf(asker.id)]).toEqual([null, []]);
  });
});

describe('a question whose quote matches two exams under way', () => {
  /** Asks about a page with a task of the exam; only the quote has words of the task. */
  async function askQuoting() {
    const owner = await member(test);
    const [documentId = 0] = await uploadDocuments(test, owner, 1, 1);
    const quote = examText.slice(3, 130);
    await updateRows(test, 'document_pages', { document_id: documentId }, { text: quote });
    const about = { kind: 'document', documentId, page: 1, quote };
    return askExam({ content: 'What does this ask for?', about });
  }

  it('[Q14] [Q16] the question stays held after the first exam, and also after an edit of its other words', async () => {
    await protect(teacher);
    const { body: longer } = await protect(await educator(test), { endsAt: inHours(5).toISOString() });
    const question = await askQuoting();
    const id = question?.id ?? 0;
    expect(question).toMatchObject({ status: 'held', heldUntil: longer.endsAt });
    // An earlier release could have stored the end of the first one only.
    await updateRow(test, 'questions', id, { held_until: inHours(0.5) });
    await settleIn(1);
    expect(await own(id)).toMatchObject({ status: 'held', heldUntil: longer.endsAt });
    await settleIn(6);
    expect(await own(id)).toMatchObject({ status: 'visible' });
    const edited = await as(asker).send('PATCH', `/api/questions/${id}`, { content: 'What must I show?' });
    expect(edited.body).toMatchObject({ status: 'held', heldUntil: longer.endsAt });
  });
});

it('[Q13] [Q14] a question that an exam held has its whole promised time when staff approve it earlier, unless it was settled', async () => {
  await protect(teacher);
  const [open, settled] = [await visibleQuestion(test, asker.id), await visibleQuestion(test, asker.id)];
  const promised_at = inHours(-2);
  for (const id of [open, settled]) {
    await updateRow(test, 'questions', id, { promised_at });
    await as(asker).send('PATCH', `/api/questions/${id}`, { content: `${content} ${id}` });
    expect((await rowOf(id)).held_until).not.toBeNull();
  }
  await updateRow(test, 'questions', settled, { late_settled_at: inHours(-1) });
  for (const id of [open, settled]) await staff.post(`/api/admin/questions/${id}/approve`);
  expect((await rowOf(open)).promised_at?.getTime()).toBeGreaterThan(inHours(23).getTime());
  expect((await rowOf(settled)).promised_at).toEqual(promised_at);
});

describe('when the exam is over', () => {
  it('[Q14] after the exam, the question of an approved asker becomes visible, its promise starts, and the asker is notified once', async () => {
    await protect(teacher);
    const id = (await askExam())?.id ?? 0;
    await settleIn(0.4);
    expect((await rowOf(id)).status).toBe('held');
    await Promise.all([settleIn(0.6), settleIn(0.6)]);
    await settleIn(0.7);
    const row = await rowOf(id);
    expect([row.status, row.held_until, row.approved_at]).toEqual(['visible', null, null]);
    const promisedIn = ((row.promised_at?.getTime() ?? 0) - Date.now()) / 3_600_000;
    expect(promisedIn).toBeCloseTo(24.6, 1);
    expect(await noticesOf(asker.id)).toEqual([{ kind: 'exam_over', link: `/questions/${id}` }]);
    expect((await as(teacher).read(id)).title).toBe(title);
  });

  it('[Q14] after the exam, a question that would be held anyway waits for the usual review with that reason', async () => {
    await protect(teacher);
    const stranger = await member(test);
    const questionOfStranger = (await as(stranger).ask({ title, content: `${content} 1` })).body?.id ?? 0;
    const links = 'https://a.example '.repeat(6);
    const withLinks = (await askExam({ content: `${content} ${links}` }))?.id ?? 0;
    await settleIn(1);
    expect(await rowOf(questionOfStranger)).toMatchObject({
      status: 'held',
      held_until: null,
      held_because: null,
    });
    expect(await rowOf(withLinks)).toMatchObject({
      status: 'held',
      held_until: null,
      held_because: 'It has more than 5 links.',
    });
    expect(await noticesOf(stranger.id)).toEqual([]);
  });

  it('[Q14] a question is released as soon as the owners of all matching exams have ended them', async () => {
    const first = (await protect(teacher)).body;
    const id = (await askExam())?.id ?? 0;
    const other = (await protect(await educator(test), { endsAt: inHours(3).toISOString() })).body;
    const end = (shieldId: number) => updateRow(test, 'exam_shields', shieldId, { ended_at: new Date() });
    await end(first.id);
    await settleIn(0);
    expect(await own(id)).toMatchObject({ status: 'held', heldUntil: other.endsAt });
    await end(other.id);
    await settleIn(0);
    expect(await own(id)).toMatchObject({ status: 'visible', heldUntil: null });
  });

  it('[Q14] a question whose exam was erased is released by the next run', async () => {
    const { body: shield } = await protect(teacher);
    const id = (await askExam())?.id ?? 0;
    await deleteRows(test, 'exam_shields', { id: shield.id });
    expect((await rowOf(id)).status).toBe('held');
    await settleIn(0);
    expect((await rowOf(id)).status).toBe('visible');
  });

  it('[Q14] a process that dies at any step of a release leaves it complete or undone, and the next one resumes it', async () => {
    await protect(teacher);
    const id = (await askExam())?.id ?? 0;
    let step = 1;
    for (; step < 60; step += 1) {
      const died = await watchExams(killAt({ ...test.ctx, now: () => inHours(1) }, step)).then(
        () => false,
        () => true,
      );
      const [{ status }, notices] = [await rowOf(id), await noticesOf(asker.id)];
      expect([status, notices.length]).toEqual(status === 'held' ? ['held', 0] : ['visible', 1]);
      if (!died) break;
    }
    expect(step).toBeGreaterThan(2);
    expect((await rowOf(id)).status).toBe('visible');
    expect(await noticesOf(asker.id)).toHaveLength(1);
  });
});
