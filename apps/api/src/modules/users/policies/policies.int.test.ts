import type { PolicyChanges } from '@aw/contracts/users/policies';
import type { User } from '@aw/contracts/users/public';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import {
  anonymousBrowser,
  browserOf,
  goodPassword,
  type Member,
  member,
  signUpForm,
} from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import type { Caller } from '../../../testing/calls';
import { uniquePdf } from '../../../testing/make-pdf';
import { finish, type OidcSite, siteOrigin, start, startOidcSite, whoIs } from '../../../testing/oidc-site';
import { draftOrder, orderCall, placedOrder } from '../../../testing/order-form';
import { builtVersion, changePolicy, dayOfNextChange } from '../../../testing/policies';
import { expert, questionCalls, visibleQuestion } from '../../../testing/questions';
import { selectRow, selectRows, updateRow } from '../../../testing/rows';
import { softAuthenticator } from '../../../testing/soft-authenticator';
import { signedInStaff } from '../../../testing/staff';
import type { TestApp } from '../../../testing/test-app';
import { builtTermsVersion } from '../../content/policies';

let site: OidcSite;
let test: TestApp;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
/** People who accepted the first version. */
let student: Member;
let tutor: Member;
let keyholder: Member;
let device: ReturnType<typeof softAuthenticator>;
let atProvider: string;

const [firstChange, secondChange] = ['2025-08-01', '2025-09-01'] as const;
const privacyChange = dayOfNextChange('privacy');

const userOf = async (browser: Caller) =>
  (await browser.get('/api/auth/session')).json<{ user: User }>().user;
const changesOf = async (browser: Caller) =>
  (await browser.get('/api/account/policies')).json<PolicyChanges>();
const accept = (browser: Caller, version: string) => browser.post('/api/account/policies/terms', { version });
const closeNote = (browser: Caller, version: string) =>
  browser.post('/api/account/policies/privacy', { version });
const signIn = async (email: string) => {
  const browser = browserOf(test);
  await browser.post('/api/auth/signin', { email, password: goodPassword });
  return browser;
};
const rowOf = (id: string) => selectRow(test, 'users', { id });

async function signInAtProvider(): Promise<Caller> {
  const browser = browserOf(test);
  await finish(browser, await site.choose(await start(browser), atProvider));
  return browser;
}

beforeAll(async () => {
  site = await startOidcSite();
  test = site.test;
  staff = await signedInStaff(test);
  student = await member(test);
  tutor = await expert(test);
  keyholder = await member(test);
  device = softAuthenticator(siteOrigin);
  const options = (await keyholder.post('/api/account/passkeys/options')).json<never>();
  await keyholder.post('/api/account/passkeys', { name: 'Phone', answer: device.create(options) });
  atProvider = site.addAccount();
  await signInAtProvider();
});
afterAll(() => site.close());

describe('policies that have not changed', () => {
  it('[U2] policies that have not changed ask nobody', async () => {
    for (const person of [student, tutor, keyholder, await anonymousBrowser(test)])
      expect((await userOf(person)).changedPolicies).toEqual([]);
    expect(await changesOf(student)).toEqual({ terms: null, privacy: null });
    expect((await whoIs(await signInAtProvider()))?.changedPolicies).toEqual([]);
    const { terms_version: version, privacy_version: seen } = await rowOf(student.id);
    expect([version, seen]).toEqual([builtTermsVersion(), builtVersion('privacy')]);
  });

  it('[U2] accounts without a stored version are not asked about policies that have not changed', async () => {
    const person = await member(test);
    await updateRow(test, 'users', person.id, { terms_version: null, privacy_version: null });
    expect((await userOf(person)).changedPolicies).not.toContain('terms');
  });
});

describe('changed Terms of Use', () => {
  let placed: string;

  beforeAll(async () => {
    placed = (await placedOrder(student)).id;
    await changePolicy(staff, 'terms', firstChange, 'Credits never expire.');
    await changePolicy(staff, 'terms', secondChange, 'Refunds reach you within 5 days.');
  });

  it('[U2] changed terms are shown in an existing session, with all changes since the accepted version', async () => {
    expect((await userOf(student)).changedPolicies).toEqual(['terms']);
    expect(await changesOf(student)).toEqual({
      terms: {
        version: secondChange,
        changes: [
          { day: secondChange, summary: 'Refunds reach you within 5 days.' },
          { day: firstChange, summary: 'Credits never expire.' },
        ],
      },
      privacy: null,
    });
  });

  it('[U2] changed terms are shown at the next sign-in, by password, passkey and provider', async () => {
    const answer = await browserOf(test).post('/api/auth/signin', {
      email: student.email,
      password: goodPassword,
    });
    expect(answer.json<{ user: User }>().user.changedPolicies).toEqual(['terms']);
    const browser = browserOf(test);
    const options = (await browser.post('/api/auth/passkey/options')).json<never>();
    const entered = await browser.post('/api/auth/passkey', { answer: device.get(options, {}) });
    expect(entered.json<{ user: User }>().user).toMatchObject({
      id: keyholder.id,
      changedPolicies: ['terms'],
    });
    expect((await whoIs(await signInAtProvider()))?.changedPolicies).toEqual(['terms']);
  });

  it('[U2] a new account has accepted the changed terms', async () => {
    const old = await browserOf(test).inject(signUpForm('late@students.example'));
    expect(refusalOf(old)).toEqual([400, 'request.invalid']);
    const browser = browserOf(test);
    const form = signUpForm('late@students.example', { termsVersion: secondChange });
    const { user } = (await browser.inject(form)).json<{ user: User }>();
    expect(user.changedPolicies).toEqual([]);
  });

  it('[U2] changed terms do not stop uploads of people without an account', async () => {
    const visitor = await anonymousBrowser(test);
    expect((await userOf(visitor)).changedPolicies).toEqual([]);
    expect((await visitor.upload(await uniquePdf())).statusCode).toBe(201);
  });

  it('[U2] changed terms must be accepted before a new order, an upload and a post', async () => {
    const calls = questionCalls(tutor);
    const question = await visibleQuestion(test, student.id);
    const { id: draft } = await draftOrder(student);
    const answers = [
      await student.upload(await uniquePdf()),
      await student.post('/api/questions', { title: 'Why?', content: 'I tried.' }),
      await student.post(`/api/questions/${question}/comments`, { content: 'I mean this.' }),
      await orderCall(student, 'POST', draft, '/place'),
    ];
    for (const answer of answers) expect(refusalOf(answer)).toEqual([403, 'terms.needed']);
    expect(await calls.answer(question)).toMatchObject({ status: 403, body: { code: 'terms.needed' } });
  });

  it('[U2] [U9] reading, drafts, a placed order, the archive and the erasure need no acceptance of changed terms', async () => {
    const isOpen = async (url: string) => (await student.get(url)).statusCode;
    for (const url of [
      '/api/documents',
      '/api/orders',
      `/api/orders/${placed}`,
      '/api/account',
      '/api/account/export',
    ])
      expect([url, await isOpen(url)]).toEqual([url, 200]);
    expect((await orderCall(student, 'POST', placed, '/place')).statusCode).toBe(200);
    expect((await draftOrder(student)).status).toBe('draft');
    const erasure = await keyholder.post('/api/account/erasure', { keepsShared: true });
    expect(erasure.statusCode).toBe(202);
  });

  it('[U2] only the current version of the terms can be accepted, with the time, and the log keeps the earlier version', async () => {
    expect(refusalOf(await accept(student, firstChange))).toEqual([409, 'policies.changed']);
    expect(refusalOf(await accept(student, 'latest'))).toEqual([400, 'request.invalid']);
    const { terms_accepted_at: before } = await rowOf(student.id);
    const answer = await accept(student, secondChange);
    expect([answer.statusCode, answer.json<User>().changedPolicies]).toEqual([200, []]);
    const row = await rowOf(student.id);
    expect(row.terms_version).toBe(secondChange);
    expect(Number(row.terms_accepted_at)).toBeGreaterThan(Number(before));
    expect((await accept(student, secondChange)).statusCode).toBe(200);
    expect((await rowOf(student.id)).terms_accepted_at).toEqual(row.terms_accepted_at);
    const entries = await selectRows(test, 'audit_log', { verb: 'people.terms_accepted' });
    expect(entries).toMatchObject([
      {
        actor: `user:${student.id}`,
        before: { version: builtTermsVersion(), acceptedAt: before?.toISOString() },
        after: { version: secondChange },
      },
    ]);
    expect((await student.upload(await uniquePdf())).statusCode).toBe(201);
    expect((await userOf(await signIn(student.email))).changedPolicies).toEqual([]);
  });

  it('[U2] people who accepted newer terms are not asked again when staff restore earlier ones', async () => {
    const { versionId, versions } = (await staff.get('/api/admin/text?name=policies/terms')).json<{
      versionId: number;
      versions: { id: number }[];
    }>();
    const revert = (to: number | null | undefined, after: number) =>
      staff.post('/api/admin/text/revert', { name: 'policies/terms', to, after });
    const back = (await revert(versions[1]?.id, versionId)).json<{ versionId: number }>();
    expect((await userOf(student)).changedPolicies).toEqual([]);
    expect((await accept(student, firstChange)).statusCode).toBe(200);
    expect((await rowOf(student.id)).terms_version).toBe(secondChange);
    await revert(versions[0]?.id, back.versionId);
  });
});

describe('a changed Privacy Policy', () => {
  beforeAll(() => changePolicy(staff, 'privacy', privacyChange, 'We keep sign-ins for 30 days.'));

  it('[U2] a changed Privacy Policy is announced to each account once, in all of its browsers, and stops nothing', async () => {
    const [phone, laptop] = [await signIn(student.email), await signIn(student.email)];
    expect((await userOf(phone)).changedPolicies).toEqual(['privacy']);
    expect(await changesOf(phone)).toEqual({
      terms: null,
      privacy: {
        version: privacyChange,
        changes: [{ day: privacyChange, summary: 'We keep sign-ins for 30 days.' }],
      },
    });
    expect((await student.upload(await uniquePdf())).statusCode).toBe(201);
    expect(refusalOf(await closeNote(phone, builtVersion('privacy')))).toEqual([409, 'policies.changed']);
    const closed = await closeNote(phone, privacyChange);
    expect([closed.statusCode, closed.json<User>().changedPolicies]).toEqual([200, []]);
    expect((await userOf(laptop)).changedPolicies).toEqual([]);
  });

  it('[U2] a changed Privacy Policy is not announced to people without an account or with a new one', async () => {
    expect((await userOf(await anonymousBrowser(test))).changedPolicies).toEqual([]);
    const browser = browserOf(test);
    const form = signUpForm('later@students.example', { termsVersion: secondChange });
    expect((await browser.inject(form)).json<{ user: User }>().user.changedPolicies).toEqual([]);
  });

  it('[U2] [U10] a changed Privacy Policy is not announced again after a merge with an account that has seen it', async () => {
    const url = `/api/admin/people/${student.id}/merge`;
    const merged = await staff.post(url, { into: tutor.id, reason: 'The same person.' });
    expect(merged.statusCode).toBe(200);
    const row = await rowOf(tutor.id);
    expect([row.privacy_version, row.terms_version]).toEqual([privacyChange, builtTermsVersion()]);
    expect((await userOf(await signIn(tutor.email))).changedPolicies).toEqual(['terms']);
  });
});
