import type { StaffExamShield } from '@aw/contracts/exam-shields/staff';
import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { educator, examText, inHours, knownAsker, protect, tasksOf } from '../../testing/exam-shields';
import { killAt } from '../../testing/kill-at';
import { questionCalls } from '../../testing/questions';
import { selectRows, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { endExamShieldAsStaff } from './review-exams';
import { watchExams } from './watch-exams';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_QUESTIONS_PER_DAY: '0' });
const staff = beforeTests(() => signedInStaff(test));
let teacher: Member;
let askers: Member[];
beforeAll(async () => {
  askers = [await knownAsker(test), await knownAsker(test), await knownAsker(test)];
});
beforeEach(async () => {
  for (const table of ['exam_shields', 'mails', 'notifications'] as const)
    await test.ctx.db.deleteFrom(table).execute();
  // Many questions of one person within ten minutes are held for that. The clock would match those of earlier tests again.
  await updateRows(test, 'questions', {}, { created_at: inHours(-24), held_until: null });
  teacher = await educator(test);
});
const content = examText.slice(3, 130);
const ask = async (person: Member) =>
  (await questionCalls(person).ask({ title: 'Membranes', content: `${content} ${Math.random()}` })).body
    ?.id ?? 0;
const list = async () => (await staff.get('/api/admin/exam-shields')).json<StaffExamShield[]>();
const decide = async (id: number, path: 'end' | 'keep', payload = {}) => {
  const url = `/api/admin/exam-shields/${id}/${path}`;
  const response = await staff.post(url, payload);
  return {
    status: response.statusCode,
    body: response.json<StaffExamShield & { releasedCount?: number; code?: string }>(),
  };
};
const reason = 'These are common phrases.';
const rowsOf = (ids: number[]) =>
  test.ctx.db.selectFrom('questions').select(['status', 'held_until']).where('id', 'in', ids).execute();
const mailsOf = (kind: string) => selectRows(test, 'mails', { kind }, ['subject', 'body_text']);
const auditOf = (id: number) =>
  selectRows(test, 'audit_log', { target: `exam_shield:${id}` }, ['actor', 'verb'], 'id');
const toDecide = async () =>
  (await staff.get('/api/admin/overview')).json<{ examShieldsToDecide: number }>().examShieldsToDecide;
const [first, second, third] = [0, 1, 2].map((at) => () => askers[at] ?? teacher) as [
  () => Member,
  () => Member,
  () => Member,
];

describe('an exam shield that hides questions of several people', () => {
  it('[Q14] a shield that holds questions of several people alerts staff once, also with several processes, and waits for their decision', async () => {
    const { body: shield } = await protect(teacher);
    await ask(first());
    await ask(first());
    await ask(second());
    await watchExams(test.ctx);
    expect([await mailsOf('staff_alert'), await toDecide()]).toEqual([[], 0]);
    await ask(third());
    await Promise.all([watchExams(test.ctx), watchExams(test.ctx), watchExams(test.ctx)]);
    await watchExams(test.ctx);
    const alerts = await mailsOf('staff_alert');
    expect(alerts).toHaveLength(1);
    expect(alerts[0]?.subject).toContain(`Exam shield ${shield.id} hides questions of several people`);
    expect(await toDecide()).toBe(1);
  });

  it('[Q14] a shield that needs a decision comes first in the console, with its owner, held questions and number of people', async () => {
    const { body: shield } = await protect(teacher);
    const ids = [await ask(first()), await ask(second()), await ask(third()), await ask(third())];
    await watchExams(test.ctx);
    const { body: newer } = await protect(await educator(test));
    const shields = await list();
    expect(shields.map(({ id }) => id)).toEqual([shield.id, newer.id]);
    expect(shields[0]).toMatchObject({
      ownerId: teacher.id,
      state: 'active',
      needsDecision: true,
      heldQuestionCount: 4,
      heldPeopleCount: 3,
      heldQuestions: ids.map((id) => ({ id, title: 'Membranes' })),
    });
    expect(JSON.stringify(shields)).not.toContain('Biology 101');
    const [page] = (await staff.get('/api/admin/exam-shields?limit=1')).json<StaffExamShield[]>();
    expect(page?.id).toBe(shield.id);
  });

  it('[Q14] a shield that staff keep stays open and no longer needs a decision', async () => {
    const { body: shield } = await protect(teacher);
    const ids = [await ask(first()), await ask(second()), await ask(third())];
    await watchExams(test.ctx);
    const answers = await Promise.all([decide(shield.id, 'keep'), decide(shield.id, 'keep')]);
    for (const { body } of answers) expect(body).toMatchObject({ needsDecision: false, state: 'active' });
    await watchExams(test.ctx);
    expect([await toDecide(), (await mailsOf('staff_alert')).length]).toEqual([0, 1]);
    expect((await rowsOf(ids)).map(({ status }) => status)).toEqual(['held', 'held', 'held']);
    expect(await auditOf(shield.id)).toEqual([{ actor: staff.username, verb: 'exam_shield.kept' }]);
  });
});

describe('staff', () => {
  it('[Q14] staff end a shield and release its questions in one step, also five at once, and its owner sees the reason', async () => {
    const { body: shield } = await protect(teacher);
    const ids = [await ask(first()), await ask(second()), await ask(third())];
    const answers = await Promise.all(Array.from({ length: 5 }, () => decide(shield.id, 'end', { reason })));
    for (const { status, body } of answers)
      expect({ status, ...body }).toMatchObject({
        status: 200,
        state: 'ended',
        endedBy: 'staff',
        endReason: reason,
      });
    expect(
      answers.map(({ body }) => body.releasedCount).toSorted((one = 0, other = 0) => one - other),
    ).toEqual([0, 0, 0, 0, 3]);
    for (const row of await rowsOf(ids)) expect(row).toEqual({ status: 'visible', held_until: null });
    expect(await auditOf(shield.id)).toEqual([{ actor: staff.username, verb: 'exam_shield.ended' }]);
    const mails = await mailsOf('exam_shield_ended');
    expect([mails.length, mails[0]?.body_text?.includes(reason)]).toEqual([1, true]);
    const own = (await teacher.get('/api/exam-shields')).json<object[]>();
    expect(own[0]).toMatchObject({ endedBy: 'staff', endReason: reason });
  });

  it('[Q14] an owner whose exam staff have ended has small limits for 30 days', async () => {
    const { body: shield } = await protect(teacher);
    await decide(shield.id, 'end', { reason });
    const limits = (await teacher.get('/api/exam-shields/limits')).json<object>();
    expect(limits).toMatchObject({ maxOpenExams: 2, maxTasks: 20, smallBecause: 'ended_by_staff' });
    const [task = []] = tasksOf(examText);
    const refused = await protect(teacher, { tasks: Array(21).fill(task) });
    expect(refused).toMatchObject({
      status: 400,
      body: { message: expect.stringContaining('at most 20 questions') },
    });
  });

  it('[Q14] ending a shield needs a reason and an existing shield', async () => {
    const { body: shield } = await protect(teacher);
    expect(await decide(shield.id, 'end', { reason: ' ' })).toMatchObject({ status: 400 });
    expect(await decide(987_654, 'end', { reason })).toMatchObject({
      status: 404,
      body: { code: 'exams.not_found' },
    });
    expect((await list())[0]).toMatchObject({ id: shield.id, state: 'active' });
  });

  it('[Q14] ending a shield in a process that dies does all or nothing', async () => {
    const { body: shield } = await protect(teacher);
    const id = await ask(first());
    const admin = { id: 'x', username: 'amira', email: 'amira@staff.example', role: 'admin' } as const;
    for (let step = 1; step < 20; step += 1) {
      const context = { ...killAt(test.ctx, step), admin };
      const isDone = await endExamShieldAsStaff(context, shield.id, reason).then(
        () => true,
        () => false,
      );
      const [row] = await rowsOf([id]);
      const [listed] = await list();
      const isEnded = listed?.state === 'ended';
      expect([row?.status, (await auditOf(shield.id)).length]).toEqual(
        isEnded ? ['visible', 1] : ['held', 0],
      );
      if (isDone) break;
    }
    expect((await list())[0]?.state).toBe('ended');
  });
});

describe('a new educator', () => {
  it('[Q14] a new educator can have two open exams with 20 tasks each, also when several are sent at once', async () => {
    const fresh = await educator(test, 3);
    const limits = (await fresh.get('/api/exam-shields/limits')).json<object>();
    expect(limits).toMatchObject({
      maxOpenExams: 2,
      maxTasks: 20,
      maxFingerprints: 2_000,
      smallBecause: 'new',
    });
    const answers = await Promise.all(Array.from({ length: 4 }, () => protect(fresh)));
    expect(answers.map(({ status }) => status).toSorted((one, other) => one - other)).toEqual([
      201, 201, 409, 409,
    ]);
    const refused = answers.find(({ status }) => status === 409)?.body;
    expect(refused?.message).toContain('you already protect 2 exams');
    expect(refused?.message).toContain('Your educator account is new');
  });

  it('[Q14] a larger exam of a new educator is refused with a note that more is possible later', async () => {
    const fresh = await educator(test, 3);
    const [task = []] = tasksOf(examText);
    const long = Array.from({ length: 2_001 }, (_, i) => i.toString(16).padStart(16, '0'));
    for (const tasks of [Array(21).fill(task), [long]]) {
      const refused = await protect(fresh, { tasks });
      expect(refused).toMatchObject({ status: 400, body: { code: 'request.invalid' } });
      expect(refused.body.message).toContain('Your educator account is new');
    }
    const old = await educator(test);
    expect(
      (
        await protect(old, {
          tasks: [long],
          startsAt: inHours(1).toISOString(),
          endsAt: inHours(2).toISOString(),
        })
      ).status,
    ).toBe(201);
  });
});
