import type { ExamShield } from '@aw/contracts/exam-shields/public';
import { sql } from 'kysely';
import { beforeEach, describe, expect, it } from 'vitest';
import type { Member } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import { educator, examText, inHours, knownAsker, protect } from '../../testing/exam-shields';
import { questionCalls } from '../../testing/questions';
import { deleteRows, selectRow, selectRows, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { eraseDue } from '../privacy/erase-user';
import { watchExams } from './watch-exams';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_QUESTIONS_PER_DAY: '0' });
const staff = beforeTests(() => signedInStaff(test));
const asker = beforeTests(() => knownAsker(test));
let teacher: Member;
beforeEach(async () => {
  await deleteRows(test, 'exam_shields');
  // Many questions of one person within ten minutes are held for that.
  await updateRows(test, 'questions', {}, { created_at: inHours(-24) });
  teacher = await educator(test);
});
const content = examText.slice(3, 130);
// Each text has other words, because repeated texts are held for review.
const ask = async (person: Member) =>
  (await questionCalls(person).ask({ title: 'Membranes', content: `${content} ${Math.random()}` })).body
    ?.id ?? 0;
const statusOf = async (id: number) => (await selectRow(test, 'questions', { id })).status;
const noticesAbout = async (id: number) =>
  (await selectRows(test, 'notifications', { link: `/questions/${id}` })).map(({ kind }) => kind);
const exam = async (person = teacher) => (await person.get('/api/exam-shields')).json<ExamShield[]>()[0];
const endOwn = async (id: number, person = teacher) => person.delete(`/api/exam-shields/${id}`);
const setProfile = (person: Member, audience: 'student' | 'educator') =>
  person.patch('/api/account', { firstName: 'Ada', lastName: 'L', audience });
const postToPerson = (id: string, path: string, payload: object) =>
  staff.post(`/api/admin/people/${id}/${path}`, payload);

/** Protects the exam and asks a question about it. Returns the id of the held question. */
async function heldQuestion(): Promise<number> {
  expect((await protect(teacher)).status).toBe(201);
  const id = await ask(asker);
  expect(await statusOf(id)).toBe('held');
  return id;
}

async function expectReleased(id: number): Promise<void> {
  expect([await statusOf(id), await noticesAbout(id)]).toEqual(['visible', ['exam_over']]);
}

describe('endings of an exam shield', () => {
  it('[Q14] held questions are released when the owner ends the exam', async () => {
    const id = await heldQuestion();
    await endOwn((await exam())?.id ?? 0);
    await expectReleased(id);
    expect(await exam()).toMatchObject({ state: 'ended', endedBy: 'owner', endReason: null });
  });

  it('[Q14] an exam ends when its owner becomes a student, and stays ended when they are an educator again', async () => {
    const id = await heldQuestion();
    expect((await setProfile(teacher, 'educator')).statusCode).toBe(200);
    expect(await statusOf(id)).toBe('held');
    expect((await setProfile(teacher, 'student')).statusCode).toBe(200);
    await expectReleased(id);
    await setProfile(teacher, 'educator');
    expect(await exam()).toMatchObject({ state: 'ended', endedBy: 'role' });
    const limits = await teacher.get('/api/exam-shields/limits');
    expect(limits.json()).toMatchObject({ maxOpenExams: 2, smallBecause: 'new' });
  });

  it('[Q14] an exam ends when its owner is suspended', async () => {
    const id = await heldQuestion();
    const response = await postToPerson(teacher.id, 'suspend', { reason: 'Common phrases.' });
    expect(response.statusCode).toBeLessThan(300);
    await expectReleased(id);
    const row = test.ctx.db.selectFrom('exam_shields').select('ended_by').where('user_id', '=', teacher.id);
    expect(await row.execute()).toEqual([{ ended_by: 'suspension' }]);
  });

  it('[Q14] an exam ends when its owner is erased', async () => {
    const id = await heldQuestion();
    await updateRow(test, 'users', teacher.id, {
      erase_after: inHours(-1),
      erasure_requested_at: inHours(-2),
    });
    await eraseDue(test.ctx);
    expect(await selectRows(test, 'exam_shields')).toEqual([]);
    await expectReleased(id);
  });

  it('[Q14] the job releases a question that was being edited when the owner of the exam was erased', async () => {
    const id = await heldQuestion();
    await updateRow(test, 'users', teacher.id, {
      erase_after: inHours(-1),
      erasure_requested_at: inHours(-2),
    });
    // The end of an exam skips locked questions, and afterwards no row says which exam held them.
    const editing = await test.ctx.db.startTransaction().execute();
    await editing.selectFrom('questions').select('id').where('id', '=', id).forNoKeyUpdate().execute();
    await eraseDue(test.ctx);
    await editing.commit().execute();
    expect(await selectRows(test, 'exam_holds')).toEqual([]);
    expect(await statusOf(id)).toBe('held');
    await watchExams(test.ctx);
    await expectReleased(id);
  });

  it('[Q14] an exam ends when its owner is merged into an account of a student', async () => {
    const id = await heldQuestion();
    const into = await knownAsker(test);
    const response = await postToPerson(teacher.id, 'merge', { into: into.id, reason: 'Twice here.' });
    expect(response.statusCode).toBeLessThan(300);
    await expectReleased(id);
    expect(await exam(into)).toMatchObject({ state: 'ended', endedBy: 'role' });
  });

  it('[Q14] the job ends an exam whose owner is no longer an educator', async () => {
    const id = await heldQuestion();
    await updateRow(test, 'users', teacher.id, { audience: 'student' });
    await Promise.all([watchExams(test.ctx), watchExams(test.ctx)]);
    await expectReleased(id);
    expect(await exam()).toMatchObject({ state: 'ended', endedBy: 'role' });
  });
});

describe('an exam shield that ends', () => {
  it('[Q14] an ended exam does not release questions that another exam also holds', async () => {
    const id = await heldQuestion();
    const other = await educator(test);
    const { body: later } = await protect(other, { endsAt: inHours(5).toISOString() });
    await endOwn((await exam())?.id ?? 0);
    const question = await questionCalls(asker).read(id);
    expect(question).toMatchObject({ status: 'held', heldUntil: later.endsAt });
    await endOwn(later.id, other);
    await expectReleased(id);
  });

  it('[Q14] an ended exam also releases a question that is posted at the same moment', async () => {
    const people = await Promise.all(Array.from({ length: 6 }, () => knownAsker(test)));
    for (let round = 0; round < 3; round += 1) {
      const { body: shield } = await protect(teacher);
      const heldId = await ask(asker);
      const [ids] = await Promise.all([Promise.all(people.map(ask)), endOwn(shield.id)]);
      for (const id of [heldId, ...ids]) expect(await statusOf(id)).toBe('visible');
    }
  });

  it('[Q14] the end of an exam waits for a question that is being posted, and releases it', async () => {
    const { body: shield } = await protect(teacher);
    // The question has matched the exam and waits here before its commit.
    const blocker = await test.ctx.db.startTransaction().execute();
    await sql`lock table exam_holds in share row exclusive mode`.execute(blocker);
    const asking = ask(asker);
    await untilWaiting(1);
    const ending = endOwn(shield.id);
    await untilWaiting(2);
    await blocker.commit().execute();
    const [id] = await Promise.all([asking, ending]);
    await expectReleased(id);
  });
});

/** Resolves once this number of statements waits for a lock in this database. */
async function untilWaiting(count: number): Promise<void> {
  await expect
    .poll(async () => {
      const { rows } = await sql`
          select from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`.execute(
        test.ctx.db,
      );
      return rows.length;
    })
    .toBe(count);
}
