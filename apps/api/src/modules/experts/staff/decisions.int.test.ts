import type { StaffExpert, StaffExpertDetail } from '@aw/contracts/experts/staff';
import * as experts from '@aw/db/experts';
import { sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import { member } from '../../../testing/account';
import { codeOf, refusalOf, statusesOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { applicant, approvedExpert, decideOn, expertFields, saveCall } from '../../../testing/expert';
import { selectRow, selectRows, updateRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const colleague = beforeTests(() => signedInStaff(test, 'selma', 'moderator'));
const isExpert = async (id: string) => (await selectRow(test, 'users', { id })).is_expert;
const mailsTo = async (userId: string) =>
  (
    await test.ctx.db
      .selectFrom('mails')
      .select(['kind', 'body_text'])
      .where('user_id', '=', userId)
      .where('kind', 'like', 'expert%')
      .orderBy('created_at')
      .execute()
  ).map(({ kind, body_text }) => ({ kind, text: body_text ?? '' }));
const toldOf = async (userId: string) =>
  (await selectRows(test, 'notifications', { user_id: userId }, ['kind', 'link'], 'id')).map(
    ({ kind, link }) => `${kind} ${link}`,
  );
const setExpert = (userId: string, to: boolean) =>
  staff.post(`/api/admin/people/${userId}/expert`, { isExpert: to });
const cardNames = async () =>
  (await test.nobody.get('/api/experts?limit=100')).json<{ headline: string }[]>();

describe('a decision', () => {
  it('[M9] [Q12] an approval grants the role, notifies the person on the site and by email, and shows the card at once', async () => {
    const headline = 'Approved tutor';
    const person = await applicant(test, { headline });
    expect((await cardNames()).map((card) => card.headline)).not.toContain(headline);
    const answer = await decideOn(test, staff, person.id, 'approve', '');
    expect(answer.json<StaffExpertDetail>()).toMatchObject({
      status: 'approved',
      subjects: expertFields.subjects,
      isWaiting: false,
      decidedBy: 'amira',
      log: expect.arrayContaining([expect.objectContaining({ verb: 'people.made_expert' })]),
    });
    expect(await isExpert(person.id)).toBe(true);
    const [mail] = await mailsTo(person.id);
    expect(mail).toMatchObject({ kind: 'expert_approved', text: expect.stringContaining('Law, History') });
    expect(await toldOf(person.id)).toContain('expert_approved /expert');
    expect((await cardNames()).map((card) => card.headline)).toContain(headline);
  });

  it('[M9] [Q12] refusing or ending needs a reason that the person sees, and removes role and card at once', async () => {
    const headline = 'Ended tutor';
    const [refused, ended] = [await applicant(test), await approvedExpert(test, staff, { headline })];
    for (const decision of ['refuse', 'end'] as const) {
      const bare = await decideOn(test, staff, refused.id, decision, ' ');
      expect([bare.statusCode, bare.json()]).toMatchObject([400, { issues: [{ path: 'reason' }] }]);
    }
    expect((await decideOn(test, staff, refused.id, 'refuse', 'The scan is unreadable.')).statusCode).toBe(
      200,
    );
    expect(await mailsTo(refused.id)).toMatchObject([
      { kind: 'expert_refused', text: expect.stringContaining('The scan is unreadable.') },
    ]);
    expect((await cardNames()).map((card) => card.headline)).toContain(headline);
    expect((await decideOn(test, staff, ended.id, 'end', 'No answers for a year.')).statusCode).toBe(200);
    expect([await isExpert(refused.id), await isExpert(ended.id)]).toEqual([false, false]);
    expect((await mailsTo(ended.id)).at(-1)).toMatchObject({
      kind: 'expert_ended',
      text: expect.stringContaining('No answers for a year.'),
    });
    expect((await cardNames()).map((card) => card.headline)).not.toContain(headline);
  });

  it('[Q12] one of two simultaneous decisions counts, and the other is refused', async () => {
    const person = await applicant(test);
    const answers = await Promise.all([
      decideOn(test, staff, person.id, 'approve'),
      decideOn(test, colleague, person.id, 'refuse'),
      decideOn(test, staff, person.id, 'approve'),
    ]);
    expect(statusesOf(answers)).toEqual([200, 409, 409]);
    expect(answers.filter(({ statusCode }) => statusCode === 409).map(codeOf)).toEqual([
      'experts.changed',
      'experts.changed',
    ]);
    expect(await mailsTo(person.id)).toHaveLength(1);
    const { status } = (await experts.find(test.ctx.db, person.id)) ?? {};
    expect(await isExpert(person.id)).toBe(status === 'approved');
  });

  it('[Q12] a decision about an application that has changed meanwhile is refused', async () => {
    const person = await applicant(test);
    const { version = 0 } = (await experts.find(test.ctx.db, person.id)) ?? {};
    await person.inject(saveCall({ headline: 'Something else' }));
    const url = `/api/admin/experts/${person.id}/decision`;
    const late = await staff.post(url, { decision: 'approve', reason: '', version });
    expect(refusalOf(late)).toEqual([409, 'experts.changed']);
    expect(await isExpert(person.id)).toBe(false);
  });

  it('[Q12] ending the role of a person who is not an expert, and approving without an application, are refused', async () => {
    const [applied, approved] = [await applicant(test), await approvedExpert(test, staff)];
    expect(codeOf(await decideOn(test, staff, applied.id, 'end'))).toBe('experts.changed');
    expect(codeOf(await decideOn(test, staff, approved.id, 'approve'))).toBe('experts.changed');
    expect(codeOf(await decideOn(test, staff, approved.id, 'refuse'))).toBe('experts.changed');
    const nobody = await decideOn(test, staff, (await member(test)).id, 'approve');
    expect(refusalOf(nobody)).toEqual([404, 'experts.not_found']);
  });

  it('[M9] a decision in the list of people has the same effect on row, right and log', async () => {
    const [plain, applied] = [await member(test), await applicant(test)];
    for (const { id } of [plain, applied]) expect((await setExpert(id, true)).statusCode).toBe(200);
    expect(await experts.find(test.ctx.db, plain.id)).toMatchObject({
      status: 'approved',
      subjects: [],
    });
    expect(await experts.find(test.ctx.db, applied.id)).toMatchObject({
      status: 'approved',
      subjects: expertFields.subjects,
      is_waiting: false,
    });
    await setExpert(applied.id, false);
    expect(await experts.find(test.ctx.db, applied.id)).toMatchObject({ status: 'ended' });
    expect(await isExpert(applied.id)).toBe(false);
    expect((await mailsTo(applied.id)).map(({ kind }) => kind)).toEqual(['expert_approved', 'expert_ended']);
    const { rows } = await sql`
      select u.id from users u left join experts e on e.user_id = u.id
      where u.is_expert <> coalesce(e.status = 'approved', false)`.execute(test.ctx.db);
    expect(rows).toEqual([]);
  });
});

describe('the list of experts', () => {
  const list = async (query = '') =>
    (await staff.get(`/api/admin/experts?limit=100${query}`)).json<StaffExpert[]>();

  it('[M9] [D22] the list of experts shows waiting ones first, filters by state, searches names however they are written, and pages without gaps', async () => {
    const waiting = await applicant(test, { headline: 'Rare woodwind tutor' });
    const all = await list();
    const states = all.map(({ isWaiting }) => isWaiting);
    expect(states).toEqual([...states].sort((a, b) => Number(b) - Number(a)));
    for (const state of ['waiting', 'approved', 'refused', 'ended'] as const) {
      const experts = await list(`&state=${state}`);
      expect(experts.length).toBeGreaterThan(0);
      expect(experts.every((one) => (state === 'waiting' ? one.isWaiting : one.status === state))).toBe(true);
    }
    for (const q of ['woodwind', waiting.email, waiting.id])
      expect((await list(`&q=${encodeURIComponent(q)}`)).map(({ id }) => id)).toEqual([waiting.id]);
    expect(await list('&q=%25')).toEqual([]);
    await updateRow(test, 'users', waiting.id, { first_name: 'Léa', last_name: 'Çelik' });
    expect((await list('&q=lea+celik')).map(({ id }) => id)).toEqual([waiting.id]);
    const paged: string[] = [];
    let next: string | undefined = '/api/admin/experts?limit=2';
    while (next !== undefined) {
      const page: Awaited<ReturnType<typeof staff.inject>> = await staff.get(next);
      paged.push(...page.json<StaffExpert[]>().map(({ id }) => id));
      next = /<([^>]+)>/.exec(String(page.headers.link ?? ''))?.[1];
    }
    expect(paged).toEqual(all.map(({ id }) => id));
  });

  it('[M1] [Q12] the overview counts waiting applications', async () => {
    const waiting = (await list('&state=waiting')).length;
    expect((await staff.get('/api/admin/overview')).json()).toMatchObject({ waitingExperts: waiting });
  });
});
