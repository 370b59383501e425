import type { StaffQuestion, StaffQuestionDetail } from '@aw/contracts/questions/staff';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { member } from '../../testing/account';
import { beforeEachTest, beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import { expert, questionCalls, visibleQuestion } from '../../testing/questions';
import { selectRows, updateRow, updateRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
// New people for each test, because the posts of a person who posts a lot in a short time are held.
const asker = beforeEachTest(() => member(test));
const nadia = beforeEachTest(() => expert(test));
const omar = beforeEachTest(() => expert(test, 'Omar'));
const as = questionCalls;
const detailOf = async (id: number) =>
  (await as(staff).get<StaffQuestionDetail>(`/api/admin/questions/${id}`)).body as StaffQuestionDetail;
const answerOf = async (id: number) => (await detailOf(id)).answers[0];
const steps = [
  { label: 'First', content: 'Begin *here*.' },
  { label: 'Second', content: 'Go on.' },
];

async function answered(payload?: object) {
  const id = await visibleQuestion(test, asker.id);
  const posted = await as(nadia).answer(id, payload);
  expect(posted.status).toBe(201);
  return { id, answerId: posted.body?.id ?? 0 };
}

const auditOf = async (target: string) =>
  (await selectRows(test, 'audit_log', { target }, ['actor', 'verb'], 'id')).map(
    ({ actor, verb }) => `${actor} ${verb}`,
  );
const noticesOf = async (userId: string) =>
  (await selectRows(test, 'notifications', { user_id: userId, kind: 'question_comment' })).map(
    ({ link }) => link,
  );
const earningsOf = async (userId: string) =>
  (await selectRows(test, 'earning_entries', { user_id: userId })).length;

describe('a question in the console', () => {
  it('[Q4] [M8] staff see the steps, author and scores of each answer and all comments, without the asker’s name', async () => {
    await updateRow(test, 'users', asker.id, { first_name: 'Secretive', last_name: 'Asker' });
    const { id, answerId } = await answered({ content: 'So $x^2$.', steps });
    await as(omar).send('PUT', `/api/answers/${answerId}/quality`, { score: 4, note: 'Clear.' });
    await as(asker).send('POST', `/api/questions/${id}/comments`, { content: 'Which sign?' });
    await as(nadia).send('POST', `/api/questions/${id}/comments`, { content: 'Plus.', answerId });
    const page = await detailOf(id);
    const [answer] = page.answers;
    expect(answer).toMatchObject({
      status: 'visible',
      expert: { id: nadia.id, name: 'Nadia R.', isApproved: true },
      verification: null,
      isAccepted: false,
      meanScore: 4,
      scoreCount: 1,
      scores: [{ score: 4, note: 'Clear.', by: 'Omar R.' }],
    });
    expect(answer?.html).toContain('<math');
    expect(answer?.steps.map(({ label, html }) => [label, html.includes('<em>')])).toEqual([
      ['First', true],
      ['Second', false],
    ]);
    expect(page.comments.map(({ author, name, answerId: of }) => [author, name, of])).toEqual([
      ['asker', null, null],
      ['expert', 'Nadia R.', answerId],
    ]);
    expect(page.answerCount).toBe(1);
    expect(JSON.stringify(page)).not.toContain('Secretive');
  });

  it('[Q5] staff get fifty of sixty answers, those that can be verified first, and the total number', async () => {
    const id = await visibleQuestion(test, asker.id);
    await sql`
      insert into users (id, is_expert, first_name) select 'crowd' || ${id} || '_' || i, i <= 55, 'Crowd' from generate_series(1, 60) i`.execute(
      test.ctx.db,
    );
    await sql`
      insert into answers (question_id, expert_id, content, status, verified_at)
      select ${id}, 'crowd' || ${id} || '_' || i, 'So.', case when i = 1 then 'held' else 'visible' end, case when i between 2 and 5 then now() end
      from generate_series(1, 60) i`.execute(test.ctx.db);
    const page = await detailOf(id);
    expect([page.answers.length, page.answerCount]).toEqual([50, 60]);
    const first = page.answers.findIndex(
      ({ status, verification, expert: { isApproved } }) =>
        status !== 'visible' || verification || !isApproved,
    );
    expect(first).toBe(-1);
  });
});

describe('verifying as staff', () => {
  const verify = (answerId: number, payload?: object, by: Caller = staff) =>
    as(by).send('POST', `/api/admin/answers/${answerId}/verify`, payload);
  const unverify = (answerId: number) => as(staff).send('DELETE', `/api/admin/answers/${answerId}/verify`);

  it('[Q5] staff verify an answer and undo it: its badge follows, its earnings stay, and both are in the audit log', async () => {
    const { id, answerId } = await answered();
    const isVerified = async () => (await as(test.nobody).read(id)).isVerified;
    expect((await verify(answerId)).status).toBe(204);
    expect((await answerOf(id))?.verification).toMatchObject({ by: 'staff', name: 'amira' });
    expect(await isVerified()).toBe(true);
    expect((await unverify(answerId)).status).toBe(204);
    expect((await answerOf(id))?.verification).toBeNull();
    expect(await isVerified()).toBe(false);
    expect((await unverify(answerId)).body?.code).toBe('answers.changed');
    expect((await verify(answerId)).status).toBe(204);
    expect(await earningsOf(nadia.id)).toBe(1);
    expect(await auditOf(`answer:${answerId}`)).toEqual([
      'amira answer.verified',
      'amira answer.unverified',
      'amira answer.verified',
    ]);
  });

  it('[Q5] staff can undo the verification by a second expert, and the question stays verified while its asker accepts an answer', async () => {
    const { id, answerId } = await answered();
    await as(omar).send('POST', `/api/answers/${answerId}/verify`);
    expect((await answerOf(id))?.verification).toMatchObject({ by: 'expert', name: 'Omar R.' });
    expect((await verify(answerId)).body?.code).toBe('answers.changed');
    await as(asker).send('POST', `/api/answers/${answerId}/accept`);
    expect((await unverify(answerId)).status).toBe(204);
    expect(await answerOf(id)).toMatchObject({ verification: null, isAccepted: true });
    expect((await as(test.nobody).read(id)).isVerified).toBe(true);
  });

  it('[Q5] staff cannot verify an answer that was edited since they read it, was removed or does not exist', async () => {
    const { id, answerId } = await answered();
    await as(nadia).send('PATCH', `/api/answers/${answerId}`, { content: 'In other words.' });
    expect((await verify(answerId, { editedAt: null })).body?.code).toBe('answers.changed');
    const { editedAt } = (await answerOf(id)) ?? {};
    expect((await verify(answerId, { editedAt })).status).toBe(204);
    await unverify(answerId);
    await updateRow(test, 'answers', answerId, { status: 'removed' });
    expect((await verify(answerId)).body?.code).toBe('answers.not_found');
    expect((await unverify(answerId)).body?.code).toBe('answers.not_found');
    expect((await verify(999_999)).body?.code).toBe('answers.not_found');
  });

  it('[Q5] only one of twenty verifications at once succeeds, and the expert earns once', async () => {
    const { answerId } = await answered();
    const responses = await Promise.all(Array.from({ length: 20 }, () => verify(answerId)));
    expect(responses.filter(({ status }) => status === 204)).toHaveLength(1);
    expect(new Set(responses.map(({ status }) => status))).toEqual(new Set([204, 409]));
    expect(await earningsOf(nadia.id)).toBe(1);
  });

  it('[M3] an author sees a question with its answers and may neither verify nor comment', async () => {
    const { id, answerId } = await answered();
    const author = await signedInStaff(test, `author${id}`, 'author');
    expect((await as(author).get(`/api/admin/questions/${id}`)).status).toBe(200);
    expect((await verify(answerId, undefined, author)).status).toBe(403);
    const comment = await as(author).send('POST', `/api/admin/questions/${id}/comments`, { content: 'x' });
    expect(comment.status).toBe(403);
  });
});

describe('the list of questions to verify', () => {
  const list = async (query = '') => {
    const response = await staff.get(`/api/admin/questions?status=to_verify${query}`);
    const next = /<([^>]*)>/.exec(String(response.headers.link ?? ''))?.[1];
    return { ids: response.json<StaffQuestion[]>().map(({ id }) => id), next };
  };
  const reset = () => updateRows(test, 'answers', { verified_at: null }, { verified_at: new Date() });

  it('[Q5] the list to verify has exactly the questions with a visible answer by an approved expert that nobody has verified or accepted', async () => {
    await reset();
    const late = await expert(test, 'Late');
    const one = await answered();
    const two = await answered();
    await as(omar).answer(two.id);
    const ofFormer = await visibleQuestion(test, asker.id);
    await as(late).answer(ofFormer);
    await updateRow(test, 'users', late.id, { is_expert: false });
    expect((await list()).ids).toEqual([two.id, one.id]);
    await as(asker).send('POST', `/api/answers/${one.answerId}/accept`);
    expect((await list()).ids).toEqual([two.id]);
    await as(asker).send('DELETE', `/api/answers/${one.answerId}/accept`);
    await as(staff).send('POST', `/api/admin/answers/${two.answerId}/verify`);
    expect((await list()).ids).toEqual([two.id, one.id]);
    await as(staff).send('POST', `/api/admin/questions/${one.id}/remove`, { reason: 'No.' });
    expect((await list()).ids).toEqual([two.id]);
  });

  it('[Q5] the list to verify has pages, can be searched, and continues beyond the answers that one page looks at', async () => {
    await reset();
    const first = await answered();
    const second = await answered();
    await updateRow(test, 'questions', first.id, { title: 'A wombat?' });
    expect((await list('&q=wombat')).ids).toEqual([first.id]);
    const page = await list('&limit=1');
    expect(page.ids).toEqual([second.id]);
    expect((await staff.get(page.next ?? '')).json()).toMatchObject([{ id: first.id }]);
    // Newer answers by a former expert, more of them than one page looks at.
    const former = await signedIn(test.app);
    await sql`
      with asked as (
        insert into questions (asker_id, title, content)
        select ${asker.id}, 'Crowd ' || i, 'Why?' from generate_series(1, 1200) i returning id
      )
      insert into answers (question_id, expert_id, content) select id, ${former.id}, 'So.' from asked`.execute(
      test.ctx.db,
    );
    const empty = await list();
    expect(empty.ids).toEqual([]);
    const rest = await staff.get(empty.next ?? '');
    expect(rest.json<StaffQuestion[]>().map(({ id }) => id)).toEqual([second.id, first.id]);
    expect(rest.headers.link).toBeUndefined();
  });
});

describe('comments of staff', () => {
  const comment = (id: number, payload: object) =>
    as(staff).send<{ id: number; name: string }>('POST', `/api/admin/questions/${id}/comments`, payload);
  const deleteComment = (id: number) => as(staff).send('DELETE', `/api/admin/comments/${id}`);

  it('[Q4] readers see that a comment is by staff but not by whom, and the asker and the experts who answered are notified', async () => {
    const { id, answerId } = await answered();
    const posted = await comment(id, {
      content: 'Please name the *edition*. <script>x()</script>',
      answerId,
    });
    expect(posted).toMatchObject({
      status: 201,
      body: { author: 'staff', name: 'amira', status: 'visible' },
    });
    for (const reader of [test.nobody, asker, nadia]) {
      const page = await as(reader).read(id);
      expect(page.comments).toMatchObject([{ author: 'staff', name: null, answerId, isOwn: false }]);
      expect(page.comments[0]?.html).toContain('<em>edition</em>');
      expect(JSON.stringify(page)).not.toMatch(/<script|amira/);
    }
    expect(await noticesOf(asker.id)).toEqual([`/questions/${id}`]);
    expect(await noticesOf(nadia.id)).toEqual([`/questions/${id}`]);
    expect(await noticesOf(omar.id)).toEqual([]);
    expect(await auditOf(`question:${id}`)).toEqual(['amira comment.posted']);
  });

  it('[Q4] a staff comment is refused without a notice if it is empty, too long, on an answer elsewhere, or its question is removed or full', async () => {
    const { id } = await answered();
    const other = await answered();
    const codes = async (of: number, payload: object) => (await comment(of, payload)).body;
    for (const content of [' ', 'x'.repeat(2001)])
      expect(await codes(id, { content })).toMatchObject({ code: 'request.invalid' });
    expect(await codes(id, { content: 'x', answerId: other.answerId })).toMatchObject({
      code: 'answers.not_found',
    });
    expect(await codes(999_999, { content: 'x' })).toMatchObject({ code: 'questions.not_found' });
    await as(staff).send('POST', `/api/admin/questions/${other.id}/remove`, { reason: 'No.' });
    expect(await codes(other.id, { content: 'x' })).toMatchObject({ code: 'questions.changed' });
    await sql`
      insert into question_comments (question_id, author_id, content) select ${id}, ${asker.id}, 'x' from generate_series(1, 200)`.execute(
      test.ctx.db,
    );
    expect(await codes(id, { content: 'x' })).toMatchObject({ code: 'questions.changed' });
    expect(await noticesOf(asker.id)).toEqual([]);
  });

  it('[M8] staff delete a comment of staff, but not one of a user that way, and users cannot report comments of staff', async () => {
    const { id } = await answered();
    const { body } = await comment(id, { content: 'Please name the edition.' });
    const report = await as(asker).send('POST', '/api/reports', {
      kind: 'comment',
      id: body?.id,
      reason: 'spam',
    });
    expect(report.status).toBe(404);
    const userComment = await as(asker).send<{ id: number }>('POST', `/api/questions/${id}/comments`, {
      content: 'Why?',
    });
    for (let time = 0; time < 2; time++) expect((await deleteComment(body?.id ?? 0)).status).toBe(204);
    expect((await deleteComment(userComment.body?.id ?? 0)).status).toBe(404);
    expect((await as(test.nobody).read(id)).comments).toMatchObject([{ author: 'asker' }]);
    expect((await detailOf(id)).comments.map(({ status }) => status)).toEqual(['removed', 'visible']);
    expect(await auditOf(`question:${id}`)).toEqual(['amira comment.posted', 'amira comment.taken_back']);
  });
});
