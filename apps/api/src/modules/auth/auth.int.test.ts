import policies from '@aw/content/policies';
import { describe, expect, it } from 'vitest';
import {
  anonymousBrowser,
  browserOf,
  goodPassword,
  mailedToken,
  member,
  newcomer,
  signUpForm,
} from '../../testing/account';
import { codeOf, refusalOf, statusesOf } from '../../testing/answers';
import { selectRow, selectRows } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { builtTermsVersion } from '../content/policies';
import { sendReset } from './send-reset';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0', LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0' });
const signInForm = (email: string, password = goodPassword, remember = false) => ({
  method: 'POST' as const,
  url: '/api/auth/signin',
  payload: { email, password, remember },
});
const whoAmI = { url: '/api/auth/session' };
describe('signing up', () => {
  it('[U2] [U6] a sign-up turns the anonymous user into an account, with a new session id and no credit before the address is confirmed', async () => {
    const browser = await anonymousBrowser(test);
    const before = browser.cookie();
    const response = await browser.inject(signUpForm('one@students.example'));
    expect([response.statusCode, response.json()]).toMatchObject([
      201,
      {
        user: {
          id: browser.id,
          email: 'one@students.example',
          firstName: 'Noor',
          isAnonymous: false,
          creditBalance: 0,
        },
      },
    ]);
    expect(browser.cookie()).not.toBe(before);
    expect((await test.app.inject({ ...whoAmI, headers: { cookie: before } })).statusCode).toBe(401);
    expect((await browser.inject(whoAmI)).json()).toMatchObject({
      user: { id: browser.id, isEmailVerified: false },
    });
  });

  it('[U2] a sign-up stores which version of the terms was accepted, and when', async () => {
    const person = await member(test);
    const row = await selectRow(test, 'users', { id: person.id });
    expect([row.terms_version, row.terms_accepted_at instanceof Date, row.audience]).toEqual([
      builtTermsVersion(),
      true,
      'student',
    ]);
    expect(row.password_hash).toMatch(/^\$argon2id\$/);
  });

  it('[U2] a sign-up without a session creates a new user', async () => {
    const browser = browserOf(test);
    expect((await browser.inject(signUpForm('bare@students.example'))).statusCode).toBe(201);
    expect((await browser.inject(whoAmI)).statusCode).toBe(200);
  });

  it('[U2] a sign-up with the address of an account, in upper or lower case, answers 409 and changes nothing', async () => {
    const person = await member(test);
    const browser = await anonymousBrowser(test);
    const response = await browser.inject(signUpForm(person.email.toUpperCase()));
    expect([response.statusCode, response.json()]).toMatchObject([
      409,
      { code: 'accounts.email_taken', message: 'An account with this email already exists' },
    ]);
    expect((await browser.inject(whoAmI)).json()).toMatchObject({
      user: { id: browser.id, isAnonymous: true, creditBalance: 0 },
    });
  });

  it('[U2] two simultaneous sign-ups with one address create one account', async () => {
    const browsers = await Promise.all([
      anonymousBrowser(test),
      anonymousBrowser(test),
      anonymousBrowser(test),
    ]);
    const answers = await Promise.all(browsers.map((one) => one.inject(signUpForm('race@students.example'))));
    expect(statusesOf(answers)).toEqual([201, 409, 409]);
  });

  it('[U2] two simultaneous sign-ups in one browser create one account', async () => {
    const browser = await anonymousBrowser(test);
    const answers = await Promise.all([
      browser.inject(signUpForm('double@students.example')),
      browser.inject(signUpForm('double@students.example')),
    ]);
    expect(statusesOf(answers)).toEqual([201, 409]);
    expect((await browser.inject(whoAmI)).json()).toMatchObject({ user: { id: browser.id } });
  });

  it.each([
    ['no-at-sign', 400],
    ['two@@students.example', 400],
    ['trailing.@students.example', 400],
    ['nоor@students.example', 400],
    [`${'a'.repeat(65)}@students.example`, 400],
    [`a@${'b'.repeat(250)}.example`, 400],
    ['nul\u0000@students.example', 400],
    ['line\r\nBcc: x@students.example', 400],
    ['plus+tag@students.example', 201],
    // An internationalised domain, which is stored as xn--….
    ['noor@ѕtudents.example', 201],
  ])('[U2] a sign-up with the address %j answers %i', async (email, status) => {
    const response = await browserOf(test).inject(signUpForm(email));
    expect(response.statusCode).toBe(status);
    if (status === 400) expect(response.json<{ issues: { path: string }[] }>().issues[0]?.path).toBe('email');
  });

  it.each(['short', '123456', 'password', 'QWERTY123', 'weak@students.example', 'Noor'])(
    '[U4] a sign-up with the password %j is refused with the reason',
    async (password) => {
      const response = await browserOf(test).inject(signUpForm('weak@students.example', { password }));
      expect(refusalOf(response)).toEqual([422, 'accounts.password']);
    },
  );

  it('[U2] a sign-up that accepts another version of the terms is refused', async () => {
    const response = await browserOf(test).inject(
      signUpForm('old@students.example', { termsVersion: '2020-01-01' }),
    );
    expect(refusalOf(response)).toEqual([400, 'request.invalid']);
  });

  it('[U2] a sign-up stores the current version of the terms, also after staff have changed them', async () => {
    const terms = policies.find(({ id }) => id === 'terms');
    // The date of the terms is only in their front matter.
    expect([builtTermsVersion(), terms?.lastUpdated]).toEqual(['2025-07-13', '2025-07-13']);
    const staff = await signedInStaff(test, 'terms-editor');
    const name = 'policies/terms';
    const { source } = (await staff.get(`/api/admin/text?name=${name}`)).json<{ source: string }>();
    const publish = {
      name,
      source: `${source}\n\nOne more sentence.\n`,
      change: { day: '2025-11-20', summary: 'One more sentence.' },
      note: 'A new sentence',
      after: null,
    };
    const published = await staff.post('/api/admin/text', publish);
    expect(published.statusCode).toBe(200);
    const old = await browserOf(test).inject(signUpForm('before@students.example'));
    expect(refusalOf(old)).toEqual([400, 'request.invalid']);
    const form = signUpForm('after@students.example', { termsVersion: '2025-11-20' });
    expect((await browserOf(test).inject(form)).statusCode).toBe(201);
    const { terms_version } = await selectRow(test, 'users', { email: 'after@students.example' });
    expect(terms_version).toBe('2025-11-20');
    const back = { name, to: null, after: published.json<{ versionId: number }>().versionId };
    await staff.post('/api/admin/text/revert', back);
    expect((await browserOf(test).inject(signUpForm('again@students.example'))).statusCode).toBe(201);
  });
});

describe('signing in', () => {
  it('[U2] a wrong password and an address without an account get the same response', async () => {
    const person = await member(test);
    const answers = await Promise.all([
      browserOf(test).inject(signInForm(person.email, 'wrong password')),
      browserOf(test).inject(signInForm('nobody@students.example', 'wrong password')),
    ]);
    const shown = answers.map((answer) => ({
      status: answer.statusCode,
      ...answer.json<{ code: string; message: string }>(),
      requestId: '',
    }));
    expect(shown[0]).toEqual({
      status: 401,
      code: 'auth.credentials',
      message: 'Invalid email or password',
      requestId: '',
    });
    expect(shown[1]).toEqual(shown[0]);
  });

  it('[U11] a sign-in lasts until the browser closes, or half a year when remembered', async () => {
    const person = await member(test);
    const cookieOf = async (remember: boolean) => {
      const browser = await anonymousBrowser(test);
      return String(
        (await browser.inject(signInForm(person.email, goodPassword, remember))).headers['set-cookie'],
      );
    };
    expect(await cookieOf(false)).not.toMatch(/expires|max-age/i);
    const expires = /Expires=([^;]+)/i.exec(await cookieOf(true))?.[1] ?? '';
    expect(Math.round((Date.parse(expires) - Date.now()) / 86_400_000)).toBe(180);
  });

  it('[U4] after ten failed sign-ins even the right password has to wait, until a password is set with an emailed link', async () => {
    const person = await member(test);
    const attempt = (password: string) => browserOf(test).inject(signInForm(person.email, password));
    for (let i = 0; i < 10; i++) expect((await attempt(`wrong ${i}`)).statusCode).toBe(401);
    const blocked = await attempt(goodPassword);
    expect([blocked.statusCode, codeOf(blocked), blocked.headers['retry-after']]).toEqual([
      429,
      'auth.too_many_attempts',
      '60',
    ]);
    expect(blocked.json<{ message: string }>().message).toContain('1 minute');
    await sendReset(test.ctx, person.email);
    const token = await mailedToken(test, person.email, 'reset_password');
    const password = 'another good password';
    await browserOf(test).post('/api/auth/password-reset/confirm', { token, password });
    expect((await attempt(password)).statusCode).toBe(200);
  });

  it('[U4] parallel guesses are counted one by one', async () => {
    const person = await member(test);
    const answers = await Promise.all(
      Array.from({ length: 25 }, (_, i) => browserOf(test).inject(signInForm(person.email, `guess ${i}`))),
    );
    expect(answers.filter(({ statusCode }) => statusCode === 401)).toHaveLength(10);
  });

  it('[U6] a sign-in merges the anonymous user of the browser and says so', async () => {
    const person = await member(test);
    const other = await anonymousBrowser(test);
    await other.post('/api/school-requests', { name: 'A school of ours' });
    const response = await other.inject(signInForm(person.email));
    expect(response.json()).toMatchObject({
      user: { id: person.id },
      broughtAlong: { uploads: 0, credits: 0, other: 1 },
    });
    expect((await other.inject(whoAmI)).json()).toMatchObject({ user: { id: person.id } });
    const gone = await test.ctx.db
      .selectFrom('users')
      .select('merged_into')
      .where('id', '=', other.id)
      .executeTakeFirst();
    expect(gone?.merged_into).toBe(person.id);
  });

  it('[U2] a sign-out ends the session at once, and repeating it changes nothing', async () => {
    const person = await member(test);
    const cookie = person.cookie();
    for (let i = 0; i < 2; i++)
      expect(
        (await test.app.inject({ method: 'POST', url: '/api/auth/signout', headers: { cookie } })).statusCode,
      ).toBe(204);
    expect((await test.app.inject({ ...whoAmI, headers: { cookie } })).statusCode).toBe(401);
  });
});

describe('a mailed link', () => {
  const reset = (token: string, password = 'another good password') =>
    browserOf(test).post('/api/auth/password-reset/confirm', { token, password });

  it('[U4] a reset link works once, ends every session, and confirms the address', async () => {
    const person = await newcomer(test);
    await sendReset(test.ctx, person.email);
    const token = await mailedToken(test, person.email, 'reset_password');
    expect((await reset(token, '123456')).statusCode).toBe(422);
    expect((await reset(token)).json()).toEqual({ email: person.email });
    expect((await reset(token)).statusCode).toBe(410);
    expect((await person.inject(whoAmI)).statusCode).toBe(401);
    expect((await browserOf(test).inject(signInForm(person.email))).statusCode).toBe(401);
    expect(
      (await browserOf(test).inject(signInForm(person.email, 'another good password'))).json(),
    ).toMatchObject({ user: { isEmailVerified: true } });
  });

  it('[U4] only the latest reset link works, for 30 minutes, and for one of two simultaneous requests', async () => {
    const person = await newcomer(test);
    await sendReset(test.ctx, person.email);
    const first = await mailedToken(test, person.email, 'reset_password');
    await sendReset(test.ctx, person.email);
    const second = await mailedToken(test, person.email, 'reset_password');
    expect((await reset(first)).statusCode).toBe(410);
    test.ctx.now = () => new Date(Date.now() + 30 * 60_000 + 1_000);
    expect((await reset(second)).statusCode).toBe(410);
    test.ctx.now = () => new Date(Date.now() + 29 * 60_000);
    const answers = await Promise.all([reset(second), reset(second), reset(second)]);
    expect(statusesOf(answers)).toEqual([200, 410, 410]);
    test.ctx.now = () => new Date();
  });

  it('[U4] requests of reset links for known and unknown addresses get the same response and only queue a job', async () => {
    const person = await newcomer(test);
    const ask = (email: string) => browserOf(test).post('/api/auth/password-reset', { email });
    const [knownAnswer, unknownAnswer] = [await ask(person.email), await ask('stranger@students.example')];
    expect([knownAnswer.statusCode, knownAnswer.body]).toEqual([
      unknownAnswer.statusCode,
      unknownAnswer.body,
    ]);
    expect(knownAnswer.statusCode).toBe(202);
    await sendReset(test.ctx, 'stranger@students.example');
    expect(await mailsTo('stranger@students.example')).toBe(0);
  });

  it.each(['', 'x', 'x'.repeat(43), '../../etc', "' or 1=1 --"])(
    '[U4] an invalid emailed link (%j) is refused',
    async (token) => {
      const response = await reset(token);
      expect([400, 410]).toContain(response.statusCode);
    },
  );

  it.each([
    ['and signs in when asked to', true],
    ['and signs nobody in unless asked to', false],
  ])('[U7] a link confirms the address in a browser that knows the password, %s', async (_, signIn) => {
    const person = await newcomer(test);
    const token = await mailedToken(test, person.email, 'verify_email');
    const phone = await anonymousBrowser(test);
    const send = (payload: object) => phone.post('/api/auth/verify-email', { token, signIn, ...payload });
    const read = await phone.post('/api/auth/verify-email/read', { token });
    expect(read.json()).toMatchObject({ email: person.email, isChange: false, isOwnSession: false });
    expect((await send({})).statusCode).toBe(401);
    expect((await send({ password: 'wrong password' })).statusCode).toBe(401);
    expect((await person.inject(whoAmI)).json()).toMatchObject({ user: { isEmailVerified: false } });
    const response = await send({ password: goodPassword });
    const user = { id: person.id, isEmailVerified: true };
    expect(response.json()).toMatchObject({ email: person.email, entered: signIn ? { user } : null });
    expect((await send({ password: goodPassword })).statusCode).toBe(410);
    expect((await person.inject(whoAmI)).json()).toMatchObject({ user });
    expect((await phone.inject(whoAmI)).json()).toMatchObject({
      user: signIn ? user : { id: phone.id, isAnonymous: true },
    });
    expect((await phone.get('/api/account')).statusCode).toBe(signIn ? 200 : 403);
  });

  it('[U7] a link confirms the address in the person’s own session with one click, and the welcome mail comes only then', async () => {
    const person = await newcomer(test);
    const token = await mailedToken(test, person.email, 'verify_email');
    expect(await mailsTo(person.email)).toBe(1);
    const response = await person.post('/api/auth/verify-email', { token });
    expect(response.json()).toEqual({ email: person.email, entered: null });
    expect(await mailsTo(person.email)).toBe(2);
  });

  it('[U7] an emailed link does not work for another purpose', async () => {
    const person = await newcomer(test);
    const token = await mailedToken(test, person.email, 'verify_email');
    expect((await reset(token)).statusCode).toBe(410);
  });
});

async function mailsTo(address: string): Promise<number> {
  const rows = await selectRows(test, 'mails', { to_address: address });
  return rows.length;
}
