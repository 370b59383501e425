import * as users from '@aw/db/users';
import { CompiledQuery, createQueryId, type RootOperationNode, sql } from 'kysely';
import { describe, expect, it } from 'vitest';
import {
  anonymousBrowser,
  goodPassword,
  type Member,
  mailedToken,
  member,
  newcomer,
} from '../../../testing/account';
import { refusalOf } from '../../../testing/answers';
import { beforeTests } from '../../../testing/before-tests';
import { insertRow, selectRows, updateRow } from '../../../testing/rows';
import { signedInStaff } from '../../../testing/staff';
import { useTestApp } from '../../../testing/test-app';
import { viewAs } from './view-as';

const test = useTestApp({ LIMIT_SIGNUPS_PER_ADDRESS: '0' });
const staff = beforeTests(() => signedInStaff(test));
type Call = { method?: 'GET' | 'POST'; payload?: Record<string, unknown> };

const person = (id: string, path = '', call: Call = {}) =>
  staff.inject({ url: `/api/admin/people/${id}${path}`, ...call });
const post = (payload: Record<string, unknown> = {}): Call => ({ method: 'POST', payload });
const list = async (query: string) =>
  (await staff.get(`/api/admin/people?${query}`)).json<{ id: string }[]>().map(({ id }) => id);
const logOf = (id: string) =>
  selectRows(test, 'audit_log', { target: `user:${id}` }, ['actor', 'verb', 'after'], 'id');
const mailKinds = async (id: string) =>
  (await selectRows(test, 'mails', { user_id: id }, ['kind'], 'created_at')).map(({ kind }) => kind);
const signInAs = (one: Pick<Member, 'email'>) =>
  test.nobody.post('/api/auth/signin', { email: one.email, password: goodPassword });
describe('the list of people', () => {
  it('[M9] the list finds people by address, name and id, in upper or lower case, and takes special characters literally', async () => {
    const one = await member(test, 'Lena.Search@Students.example');
    await updateRow(test, 'users', one.id, { first_name: 'Lena', last_name: 'Søgård' });
    for (const q of ['lena.search@students', 'LENA SØG', one.id, one.id.slice(6, 20)])
      expect(await list(`q=${encodeURIComponent(q)}`)).toContain(one.id);
    for (const q of ['%', 'lena_search', 'nobody at all'])
      expect(await list(`q=${encodeURIComponent(q)}`)).not.toContain(one.id);
  });

  it('[M9] [D22] the list finds people however a name is written', async () => {
    const names: [first: string, last: string, ...searches: string[]][] = [
      ['José', 'Łuczak', 'jose luczak', 'JOSE\u0301', 'Łuczak'],
      ['Işıl', 'İnönü', 'isil inonu', 'IŞIL'],
      ['Θεόδωρος', 'Νίκος', 'θεοδωρος', 'ΝΙΚΟΣ'],
      ['مُحَمَّد', 'أحمد', 'محمد احمد'],
      ['Nguyễn', 'Đặng', 'nguyen dang'],
      ['Großmann', 'Æsop', 'grossmann aesop'],
    ];
    for (const [first_name, last_name, ...searches] of names) {
      const { id } = await member(test);
      await updateRow(test, 'users', id, { first_name, last_name });
      for (const q of searches) expect([q, await list(`q=${encodeURIComponent(q)}`)]).toEqual([q, [id]]);
    }
  });

  it('[M9] the list of people can be limited to one state', async () => {
    const [registered, expert, suspended, erasing] = [
      await member(test),
      await member(test),
      await member(test),
      await member(test),
    ];
    const anonymous = await anonymousBrowser(test);
    await person(expert.id, '/expert', post({ isExpert: true }));
    await person(suspended.id, '/suspend', post({ reason: 'Spam' }));
    await person(erasing.id, '/erase', post({ reason: 'A letter', keepsShared: true }));
    const everybody = [registered, anonymous, expert, suspended, erasing].map(({ id }) => id);
    const shown = async (query: string) => (await list(`${query}&limit=100`)).filter(among(everybody));
    expect(await shown('')).toHaveLength(5);
    expect(await shown('state=anonymous')).toEqual([anonymous.id]);
    expect(await shown('state=expert')).toEqual([expert.id]);
    expect(await shown('state=suspended')).toEqual([suspended.id]);
    expect(await shown('state=erasing')).toEqual([erasing.id]);
    expect(await shown('state=registered')).not.toContain(anonymous.id);
  });

  it('[M9] pages of people neither repeat nor skip anyone, also with equal times', async () => {
    for (let index = 0; index < 5; index += 1) await anonymousBrowser(test);
    await sql`update users set created_at = '2026-01-01T00:00:00.123456Z' where is_anonymous`.execute(
      test.ctx.db,
    );
    const { rows } = await sql<{ id: string }>`
      select id from users where erased_at is null order by created_at desc, id desc`.execute(test.ctx.db);
    const seen: string[] = [];
    let url: string | undefined = '/api/admin/people?limit=3';
    while (url) {
      const response = await staff.get(url);
      seen.push(...response.json<{ id: string }[]>().map(({ id }) => id));
      url = /<([^>]+)>; rel="next"/.exec(String(response.headers.link ?? ''))?.[1];
    }
    expect(seen).toEqual(rows.map(({ id }) => id));
    expect(refusalOf(await staff.get('/api/admin/people?cursor=made-up!'))).toEqual([400, 'request.invalid']);
  });

  it('[M9] the search for people uses the trigram index', async () => {
    await sql`
      insert into users (id) select 'anon_many' || md5(n::text) || '_1700000000000' from generate_series(1, 5000) n`.execute(
      test.ctx.db,
    );
    await sql`vacuum analyze users`.execute(test.ctx.db);
    const nodes: RootOperationNode[] = [];
    const watched = test.ctx.db.withPlugin({
      transformQuery: ({ node }) => {
        nodes.push(node);
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    await users.listForStaff(watched, { q: 'Søgård', limit: 21 });
    const [node] = nodes;
    if (!node) throw new Error('No query was seen.');
    const { sql: text, parameters } = test.ctx.db.getExecutor().compileQuery(node, createQueryId());
    const plan = await test.ctx.db.executeQuery(CompiledQuery.raw(`explain ${text}`, [...parameters]));
    expect(JSON.stringify(plan.rows)).toContain('users_search_folded');
  });
});

describe('one person', () => {
  it('[M9] a user is shown with figures, sign-in methods, emails and log', async () => {
    const one = await member(test);
    await person(one.id, '/expert', post({ isExpert: true }));
    const response = await person(one.id);
    expect([response.statusCode, response.json()]).toMatchObject([
      200,
      {
        id: one.id,
        email: one.email,
        isEmailVerified: true,
        isExpert: true,
        belongings: { credits: 1, uploads: 0 },
        hasPassword: true,
        hasTotp: false,
        passkeyCount: 0,
        sessionCount: 1,
        mails: expect.arrayContaining([expect.objectContaining({ kind: 'verify_email' })]),
        log: [{ actor: 'amira', verb: 'people.made_expert' }],
      },
    ]);
    expect(response.body).not.toMatch(/password_hash|argon2|token/);
    expect(refusalOf(await person('user_nobody-of-that-name'))).toEqual([404, 'people.not_found']);
  });

  it('[M9] viewing a user’s content needs a reason, which is logged before anything is read', async () => {
    const one = await member(test);
    await insertRow(test, 'questions', { title: 'Mine', content: 'Why?', asker_id: one.id });
    expect((await person(one.id, '/view', post({ reason: ' ' }))).statusCode).toBe(400);
    expect(await logOf(one.id)).toEqual([]);
    const response = await person(one.id, '/view', post({ reason: 'Ticket 12' }));
    expect(response.json()).toMatchObject({
      uploads: [],
      questions: [{ title: 'Mine', isAnswered: false }],
      credits: { balance: 1, entries: [{ reason: 'welcome', delta: 1 }] },
      unlocked: [],
    });
    const looked = { actor: 'amira', verb: 'people.viewed_as', after: { reason: 'Ticket 12' } };
    expect(await logOf(one.id)).toEqual([looked]);
    const { db } = test.ctx;
    let reads = 0;
    const broken = db.withPlugin({
      transformQuery: ({ node }) => {
        reads += 1;
        if (reads > 2) throw new Error('gone');
        return node;
      },
      transformResult: async ({ result }) => result,
    });
    const admin = { id: 'x', username: 'amira', email: 'a@b.example', role: 'admin' };
    await expect(viewAs({ ...test.ctx, db: broken, admin }, one.id, 'Ticket 12')).rejects.toThrow('gone');
    expect(await logOf(one.id)).toEqual([looked, looked]);
  });
});

describe('a suspension', () => {
  it('[M9] a suspension ends sessions, refuses new ones with the reason, is emailed, and can be lifted', async () => {
    const one = await member(test);
    const suspended = await person(one.id, '/suspend', post({ reason: 'Sold answers' }));
    expect(suspended.json()).toMatchObject({ suspendedReason: 'Sold answers', sessionCount: 0 });
    expect((await one.get('/api/auth/session')).statusCode).toBe(401);
    const refused = await signInAs(one);
    expect(refusalOf(refused)).toEqual([403, 'auth.suspended']);
    expect(refused.json<{ message: string }>().message).toContain('Sold answers');
    await person(one.id, '/suspend', post({ reason: 'Sold answers' }));
    const lifted = await person(one.id, '/lift-suspension', post());
    expect(lifted.json()).toMatchObject({ suspendedAt: null, suspendedReason: null });
    await person(one.id, '/lift-suspension', post());
    expect((await signInAs(one)).statusCode).toBe(200);
    expect((await logOf(one.id)).map(({ verb }) => verb)).toEqual([
      'people.suspended',
      'people.suspension_lifted',
    ]);
    expect((await mailKinds(one.id)).slice(-2)).toEqual(['suspended', 'suspension_lifted']);
  });

  it('[M9] a suspension also ends a session that a running request saves again', async () => {
    const one = await member(test);
    const sessions = await selectRows(test, 'sessions', { user_id: one.id }, ['sid', 'sess', 'expire']);
    await person(one.id, '/suspend', post({ reason: 'Spam' }));
    for (const { sid, sess, expire } of sessions)
      await insertRow(test, 'sessions', { sid, sess: JSON.stringify(sess), expire });
    expect(refusalOf(await one.get('/api/auth/session'))).toEqual([401, 'auth.required']);
  });
});

describe('the expert role', () => {
  it('[M9] the expert role is granted and ended for accounts, and gives open sessions a new id', async () => {
    const one = await member(test);
    const before = one.cookie();
    await person(one.id, '/expert', post({ isExpert: true }));
    await person(one.id, '/expert', post({ isExpert: true }));
    expect((await one.get('/api/auth/session')).json()).toMatchObject({ user: { isExpert: true } });
    expect(one.cookie()).not.toBe(before);
    expect((await person(one.id, '/expert', post({ isExpert: false }))).json()).toMatchObject({
      isExpert: false,
    });
    expect((await logOf(one.id)).map(({ verb }) => verb)).toEqual([
      'people.made_expert',
      'people.expert_ended',
    ]);
    const anonymous = await anonymousBrowser(test);
    expect(refusalOf(await person(anonymous.id, '/expert', post({ isExpert: true })))).toEqual([
      409,
      'people.anonymous',
    ]);
  });
});

describe('the confirmation', () => {
  it('[M9] staff can send the confirmation again while the address is unconfirmed, and earlier links end', async () => {
    const one = await newcomer(test);
    const first = await mailedToken(test, one.email, 'verify_email');
    expect((await person(one.id, '/resend-verification', post())).statusCode).toBe(200);
    const second = await mailedToken(test, one.email, 'verify_email');
    const confirm = (token: string) => one.post('/api/auth/verify-email', { token });
    expect([(await confirm(first)).statusCode, (await confirm(second)).statusCode]).toEqual([410, 200]);
    expect(refusalOf(await person(one.id, '/resend-verification', post()))).toEqual([409, 'people.verified']);
    const anonymous = await anonymousBrowser(test);
    expect(refusalOf(await person(anonymous.id, '/resend-verification', post()))).toEqual([
      409,
      'people.anonymous',
    ]);
    expect((await logOf(one.id)).map(({ verb }) => verb)).toEqual([
      'people.verification_resent',
      'people.email_confirmed',
    ]);
  });
});

const among = (ids: string[]) => (id: string) => ids.includes(id);
