import type { OwnExpert } from '@aw/contracts/experts/public';
import * as experts from '@aw/db/experts';
import { describe, expect, it } from 'vitest';
import { anonymousBrowser, member, newcomer } from '../../testing/account';
import { beforeTests } from '../../testing/before-tests';
import type { Caller } from '../../testing/calls';
import {
  applicant,
  approvedExpert,
  decideOn,
  expertFields,
  saveCall,
  storedProof,
} from '../../testing/expert';
import { selectRow, selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
const own = async (who: Caller) => (await who.get('/api/experts/me')).json<OwnExpert>();
const said = (response: { statusCode: number; json: () => unknown }) => {
  const { code, message } = response.json() as { code: string; message: string };
  return { status: response.statusCode, code, message };
};

describe('an application', () => {
  it('[Q12] everyone sees the rates before they apply', async () => {
    expect(await own(await anonymousBrowser(test))).toEqual({
      profile: null,
      proofs: [],
      rates: {
        answer: { amountMinor: 400, currency: 'USD' },
        verification: { amountMinor: 100, currency: 'USD' },
      },
      earnings: { currency: 'USD', balanceMinor: 0, entries: [] },
    });
  });

  it('[Q12] an application needs a proof for each subject that was not refused, and names the missing ones', async () => {
    const person = await member(test);
    const law = await storedProof(test, person.id, { subject: 'Law' });
    const refused = said(await person.inject(saveCall()));
    expect(refused).toMatchObject({ status: 422, code: 'experts.proof_missing' });
    expect(refused.message).toContain('History');
    expect(refused.message).not.toContain('Law');
    expect((await own(person)).profile).toBeNull();
    await storedProof(test, person.id, { subject: 'History' });
    const broken = { status: 'refused' as const, reason: 'It is damaged.' };
    await updateRow(test, 'expert_proofs', law.id, broken);
    expect(said(await person.inject(saveCall())).message).toContain('Law');
    await storedProof(test, person.id, { subject: 'Law' });
    const applied = await person.inject(saveCall());
    expect([applied.statusCode, applied.json<OwnExpert>().profile]).toMatchObject([
      200,
      { status: 'applied', subjects: [], askedSubjects: ['Law', 'History'], reason: null },
    ]);
    expect((await selectRows(test, 'users', { id: person.id }, ['is_expert']))[0]).toEqual({
      is_expert: false,
    });
  });

  it('[Q12] an application needs an account with a confirmed address', async () => {
    expect(said(await (await anonymousBrowser(test)).inject(saveCall()))).toMatchObject({
      status: 403,
      code: 'accounts.needed',
    });
    expect(said(await (await newcomer(test)).inject(saveCall()))).toMatchObject({
      status: 403,
      code: 'experts.unconfirmed',
    });
  });

  it.each([
    ['no subject', { subjects: [] }, 'subjects', 'at least one subject'],
    ['a subject twice', { subjects: ['Law', 'Law'] }, 'subjects', 'once'],
    ['a subject that is none', { subjects: ['Astrology'] }, 'subjects.0', ''],
    ['no headline', { headline: '  ' }, 'headline', 'one line'],
    ['a headline without end', { headline: 'x'.repeat(121) }, 'headline', '120'],
    ['an address to write to', { experience: 'Write to me@mail.example' }, 'experience', 'leave out'],
    ['a link', { headline: 'See www.my-lessons.example' }, 'headline', 'leave out'],
    ['a telephone number', { education: 'Call +49 170 1234567' }, 'education', 'leave out'],
    ['a number as name', { shownName: 7 }, 'shownName', ''],
    ['null bytes', { education: 'PhD\0' }, 'education', 'unreadable'],
  ])(
    '[Q12] an application with %s is refused at the field, and nothing is stored',
    async (_, change, path, words) => {
      const person = await member(test);
      for (const subject of expertFields.subjects) await storedProof(test, person.id, { subject });
      const answer = await person.inject({ ...saveCall(), payload: { ...expertFields, ...change } });
      expect(answer.statusCode).toBe(400);
      const { issues } = answer.json<{ issues: { path: string; message: string }[] }>();
      expect(issues.map((issue) => issue.path)).toContain(path);
      expect(issues[0]?.message).toContain(words);
      expect(await experts.find(test.ctx.db, person.id)).toBeUndefined();
    },
  );

  it('[Q12] a refused application shows the reason until the person applies again', async () => {
    const person = await applicant(test);
    await decideOn(test, staff, person.id, 'refuse', 'The transcript is too old.');
    expect((await own(person)).profile).toMatchObject({
      status: 'refused',
      reason: 'The transcript is too old.',
      askedSubjects: ['Law', 'History'],
    });
    const again = await person.inject(saveCall({ headline: 'Law tutor' }));
    expect(again.json<OwnExpert>().profile).toMatchObject({
      status: 'applied',
      reason: null,
      decidedAt: null,
      headline: 'Law tutor',
    });
  });
});

describe('the profile of an expert', () => {
  it('[Q12] the profile of an expert changes at once, but further subjects need a proof and wait for staff', async () => {
    const person = await approvedExpert(test, staff);
    const changed = await person.inject(
      saveCall({ headline: 'Law tutor', isListed: false, subjects: ['Law'] }),
    );
    expect(changed.json<OwnExpert>().profile).toMatchObject({
      status: 'approved',
      headline: 'Law tutor',
      isListed: false,
      subjects: ['Law'],
      askedSubjects: [],
    });
    const subjects = ['Law', 'Medicine'] as const;
    expect(said(await person.inject(saveCall({ subjects: [...subjects] })))).toMatchObject({
      code: 'experts.proof_missing',
    });
    await storedProof(test, person.id, { subject: 'Medicine' });
    const response = await person.inject(saveCall({ subjects: [...subjects] }));
    expect(response.json<OwnExpert>().profile).toMatchObject({
      status: 'approved',
      subjects: ['Law'],
      askedSubjects: ['Medicine'],
    });
    const refused = await decideOn(test, staff, person.id, 'refuse', 'No medical degree.');
    expect(refused.json()).toMatchObject({
      status: 'approved',
      subjects: ['Law'],
      askedSubjects: [],
      isWaiting: false,
    });
    await person.inject(saveCall({ subjects: [...subjects] }));
    const approved = await decideOn(test, staff, person.id, 'approve', '');
    expect(approved.json()).toMatchObject({ subjects: ['Law', 'Medicine'], askedSubjects: [] });
    const user = await selectRow(test, 'users', { id: person.id }, ['is_expert']);
    expect(user.is_expert).toBe(true);
  });

  it('[Q12] subjects approved before the role ended have to be requested again', async () => {
    const person = await approvedExpert(test, staff);
    await decideOn(test, staff, person.id, 'end', 'No answers for a year.');
    await person.inject(saveCall());
    expect((await own(person)).profile).toMatchObject({
      status: 'applied',
      subjects: [],
      askedSubjects: ['Law', 'History'],
    });
  });
});
