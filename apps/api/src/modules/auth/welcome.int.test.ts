import { beforeAll, describe, expect, it } from 'vitest';
import { goodPassword, mailedToken, newcomer } from '../../testing/account';
import { uniquePdf } from '../../testing/make-pdf';
import { deleteRows, selectRow, selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { useTestApp } from '../../testing/test-app';
import { uploadDocument } from '../../testing/uploads';
import { signedIn } from '../../testing/user';
import { fillWelcomeMailboxes } from '../credits/grant-welcome';
import { runMaintenance } from '../maintenance';
import { sendReset } from './send-reset';

const test = useTestApp();
let wanted: number;

beforeAll(async () => {
  const author = await signedIn(test.app);
  wanted = await uploadDocument(test, author, await uniquePdf(6));
});
type Newcomer = Awaited<ReturnType<typeof newcomer>>;

const unlock = (person: Newcomer) => person.post(`/api/documents/${wanted}/unlock`);
const creditsOf = async (person: Newcomer) =>
  (await person.get(`/api/user/${person.id}/credits`)).json<{
    balance: number;
    entries: { reason: string }[];
  }>();
async function confirm(person: Newcomer, userAgent = 'Mozilla/5.0 (X11; Linux x86_64) Firefox/145.0') {
  const token = await mailedToken(test, person.email, 'verify_email');
  const response = await person.inject({
    method: 'POST',
    url: '/api/auth/verify-email',
    payload: { token },
    headers: { 'user-agent': userAgent },
  });
  expect(response.statusCode).toBe(200);
}

describe('the welcome credit', () => {
  it('[D10] three accounts with unconfirmed addresses get no welcome credit and open no document', async () => {
    for (let account = 0; account < 3; account++) {
      const person = await newcomer(test);
      expect(await creditsOf(person)).toEqual({ balance: 0, entries: [] });
      expect((await unlock(person)).statusCode).toBe(402);
    }
  });

  it('[D10] [U7] the welcome credit comes once, with the confirmed address', async () => {
    const person = await newcomer(test);
    await confirm(person);
    expect(await creditsOf(person)).toMatchObject({ balance: 1, entries: [{ reason: 'welcome' }] });
    expect((await unlock(person)).json()).toEqual({ isUnlocked: true, balance: 0 });
    await person.post('/api/account/email', { email: 'another@students.example', password: goodPassword });
    const token = await mailedToken(test, 'another@students.example', 'change_email');
    const changed = await person.post('/api/auth/verify-email', { token });
    expect(changed.statusCode).toBe(200);
    expect(await creditsOf(person)).toMatchObject({ balance: 0 });
  });

  it('[D10] the welcome credit also comes with a password that is set with an emailed link', async () => {
    const person = await newcomer(test);
    await deleteRows(test, 'mails', { to_address: person.email });
    await sendReset(test.ctx, person.email);
    const token = await mailedToken(test, person.email, 'reset_password');
    const response = await person.post('/api/auth/password-reset/confirm', {
      token,
      password: 'another good password',
    });
    expect(response.statusCode).toBeLessThan(300);
    const rows = await selectRows(test, 'credit_entries', { user_id: person.id }, ['reason']);
    expect(rows).toEqual([{ reason: 'welcome' }]);
  });

  it('[D10] each mailbox gets one welcome credit, in every spelling and also after an erasure', async () => {
    const first = await newcomer(test, 'one.box@students.example');
    await confirm(first);
    expect(await creditsOf(first)).toMatchObject({ balance: 1 });
    const erasure = { method: 'POST', url: '/api/account/erasure', payload: { keepsShared: false } } as const;
    expect((await first.inject(erasure)).statusCode).toBeLessThan(300);
    const later = new Date(Date.now() + 15 * 24 * 60 * 60 * 1000);
    await runMaintenance({ ...test.ctx, now: () => later });
    for (const address of [
      'one.box@students.example',
      'One.Box+1@students.example',
      'one.box+2@Students.example',
    ]) {
      const next = await newcomer(test, address);
      await confirm(next);
      expect(await creditsOf(next)).toEqual({ balance: 0, entries: [] });
      const mail = await selectRow(test, 'mails', { user_id: next.id, kind: 'welcome' }, ['body_text']);
      expect(mail.body_text).not.toContain('unlock credit to start with');
    }
    const kept = await selectRows(test, 'welcome_mailboxes');
    expect(JSON.stringify(kept)).not.toMatch(/one.?box|user_|anon_/i);
  });

  it('[D10] two accounts of one mailbox that are confirmed simultaneously get one welcome credit', async () => {
    const both = [
      await newcomer(test, 'two+a@students.example'),
      await newcomer(test, 'two+b@students.example'),
    ];
    await Promise.all(both.map((person) => confirm(person)));
    const balances = await Promise.all(both.map(async (person) => (await creditsOf(person)).balance));
    expect(balances.toSorted((a, b) => a - b)).toEqual([0, 1]);
  });

  it('[D10] after the clean-up, mailboxes of older accounts get no second welcome credit', async () => {
    const before = await newcomer(test, 'before@students.example');
    await confirm(before);
    await deleteRows(test, 'welcome_mailboxes');
    await deleteRows(test, 'app_facts', { name: 'welcome-mailboxes-walked-to' });
    await fillWelcomeMailboxes(test.ctx);
    const next = await newcomer(test, 'before+2@students.example');
    await confirm(next);
    expect(await creditsOf(next)).toMatchObject({ balance: 0 });
  });

  it('[D10] pages promise no welcome credit to people who had it', async () => {
    const person = await newcomer(test);
    const isGiven = async () =>
      (await person.get('/api/auth/session')).json<{ user: { hadWelcomeCredit: boolean } }>().user
        .hadWelcomeCredit;
    expect(await isGiven()).toBe(false);
    await confirm(person);
    expect(await isGiven()).toBe(true);
    await updateRow(test, 'users', person.id, { email_verified_at: null });
    expect(await isGiven()).toBe(true);
  });

  it('[M9] welcome credits of several accounts in one browser are granted, and shown to staff for 90 days', async () => {
    const staff = await signedInStaff(test);
    const seenBy = async (id: string) =>
      (await staff.get(`/api/admin/people/${id}`)).json<{ sharedWelcomes: unknown }>().sharedWelcomes;
    const listed = async () =>
      (await staff.get('/api/admin/people?state=shared')).json<{ id: string }[]>().map(({ id }) => id);
    const one = await newcomer(test);
    await confirm(one, 'Throw-away/1.0');
    expect(await seenBy(one.id)).toMatchObject({ device: 0 });
    const two = await newcomer(test);
    await confirm(two, 'Throw-away/1.0');
    const neighbour = await newcomer(test);
    await confirm(neighbour, 'Another/1.0');
    expect(await creditsOf(two)).toMatchObject({ balance: 1 });
    expect(await seenBy(two.id)).toMatchObject({ device: 1 });
    expect(await seenBy(neighbour.id)).toMatchObject({ device: 0 });
    expect(await listed()).toEqual(expect.arrayContaining([one.id, two.id]));
    expect(await listed()).not.toContain(neighbour.id);

    const kept = await selectRows(test, 'welcome_grants');
    expect(JSON.stringify(kept)).not.toMatch(/127\.0\.0\.1|Throw-away/);
    const later = new Date(Date.now() + 91 * 24 * 60 * 60 * 1000);
    await runMaintenance({ ...test.ctx, now: () => later });
    expect(await selectRows(test, 'welcome_grants')).toEqual([]);
  });
});
