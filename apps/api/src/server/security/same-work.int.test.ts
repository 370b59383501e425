import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { goodPassword, type Member, member } from '../../testing/account';
import { selectRows, updateRow } from '../../testing/rows';
import { signedInStaff } from '../../testing/staff';
import { paidStaffOrder } from '../../testing/staff-order';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { createPasswords } from './password-hash';

/** Statements of one request, and the cost of each hash that it compared with. */
type Work = { statements: string[]; hashes: string[] };
const watched = vi.hoisted(() => ({ work: undefined as Work | undefined }));

vi.mock('@node-rs/argon2', async (importOriginal) => {
  const argon2 = await importOriginal<typeof import('@node-rs/argon2')>();
  const verify: typeof argon2.verify = (hashed, ...rest) => {
    // Everything before the salt: algorithm, version and cost.
    watched.work?.hashes.push(String(hashed).split('$').slice(0, 4).join('$'));
    return argon2.verify(hashed, ...rest);
  };
  return { ...argon2, verify };
});

const test = useTestApp();
let knownMember: Member;
let withoutPassword: Member;
let staff: Awaited<ReturnType<typeof signedInStaff>>;
let order: { id: string; email: string };

const unknown = 'nobody-at-all@students.example';

beforeAll(async () => {
  // The cost of an attempt is part of the comparison, so it is that of production.
  test.ctx.passwords = createPasswords();
  [knownMember, withoutPassword] = [await member(test), await member(test)];
  await updateRow(test, 'users', withoutPassword.id, { password_hash: null });
  staff = await signedInStaff(test);
  const { id, email } = await paidStaffOrder(test);
  order = { id, email: email ?? '' };
  const query = Reflect.get(pg.Client.prototype, 'query') as (...args: unknown[]) => unknown;
  vi.spyOn(pg.Client.prototype, 'query').mockImplementation(function (this: pg.Client, ...args: unknown[]) {
    const [asked] = args as [string | { text: string }];
    // The queue and the listener use connections of their own.
    if (!/^(?:pgboss|change listener .*)$/.test(nameOf(this) ?? ''))
      watched.work?.statements.push(typeof asked === 'string' ? asked : asked.text);
    return Reflect.apply(query, this, args);
  });
});
afterAll(async () => {
  vi.restoreAllMocks();
});

/** Returns the name of a connection, which is missing in the types of `pg`. */
const nameOf = (client: pg.Client) =>
  (client as unknown as { connectionParameters: { application_name?: string } }).connectionParameters
    .application_name;

const post = (url: string, payload: object): InjectOptions => ({ method: 'POST', url, payload });

/** Sends a request and returns its work, its answer and the number of mails after it. */
async function observe(options: InjectOptions) {
  const done: Work = { statements: [], hashes: [] };
  watched.work = done;
  const answer = await test.app.inject(options);
  watched.work = undefined;
  const { n } = await test.ctx.db
    .selectFrom('mails')
    .select((eb) => eb.fn.countAll<number>().as('n'))
    .executeTakeFirstOrThrow();
  return { ...done, ...seen(answer), mails: n };
}

/** Returns everything that the caller sees, without values that are new in every answer. */
function seen({ statusCode, headers, body }: LightMyRequestResponse) {
  const { 'x-request-id': _, date: __, ...rest } = headers;
  return { statusCode, headers: rest, body: body.replace(/"requestId":"[^"]+"/, '') };
}

describe('requests about known and unknown people', () => {
  it.each(['known', 'unknown'] as const)(
    '[U4] the test observes the statements and hashes of a request with the %s address',
    async (who) => {
      const email = who === 'known' ? knownMember.email : unknown;
      const seen = await observe(post('/api/auth/signin', { email, password: 'not the password' }));
      expect(seen.statements.some((text) => /from "users"/.test(text))).toBe(true);
      expect(seen.hashes).toEqual(['$argon2id$v=19$m=65536,t=3,p=4']);
    },
  );

  it('[U4] requests for a new password have the same statements and answers for known and unknown addresses', async () => {
    const ask = (email: string) => observe(post('/api/auth/password-reset', { email }));
    const before = (await selectRows(test, 'mails')).length;
    const [forKnown, forUnknown, forOther] = [
      await ask(knownMember.email),
      await ask(unknown),
      await ask(withoutPassword.email),
    ];
    expect(forKnown).toMatchObject({ statusCode: 202, hashes: [], mails: before });
    expect(forKnown.statements.some((text) => text.includes('"users"'))).toBe(false);
    expect(forUnknown).toEqual(forKnown);
    expect(forOther).toEqual(forKnown);
  });

  it('[U4] a wrong password has the same statements, one hash and the same answer for every address', async () => {
    const attempt = (email: string) =>
      observe(post('/api/auth/signin', { email, password: 'not the password' }));
    const forKnown = await attempt(knownMember.email);
    expect(forKnown).toMatchObject({ statusCode: 401, hashes: [expect.stringContaining('argon2id')] });
    expect(await attempt(unknown)).toEqual(forKnown);
    expect(await attempt(withoutPassword.email)).toEqual(forKnown);
  });

  it('[U4] [M1] a wrong password of staff has the same statements, one hash and the same answer as an unknown name', async () => {
    const attempt = (username: string) =>
      observe(post('/api/admin/login', { username, password: 'not the password' }));
    const forKnown = await attempt(staff.username);
    expect(forKnown).toMatchObject({ statusCode: 401, hashes: [expect.stringContaining('argon2id')] });
    expect(await attempt('nobody')).toEqual(forKnown);
  });

  it('[U4] [O9] [X8] requests for the link of an order and for the newsletter have the same answer for every address', async () => {
    const link = (email: string, orderId = order.id) => observe(post('/api/order-links', { orderId, email }));
    const forKnown = await link(order.email);
    expect(forKnown.statusCode).toBe(202);
    expect(await link(unknown)).toEqual(forKnown);
    const join = (email: string) => observe(post('/api/newsletter', { email, website: '', openForMs: 5000 }));
    const forMember = await join(knownMember.email);
    expect(forMember.statusCode).toBe(202);
    expect(await join(unknown)).toEqual(forMember);
  });

  it('[U4] [X18] saved searches have the same statements and the same answer for every address', async () => {
    const { cookie } = await signedIn(test.app);
    const save = (email: string) =>
      observe({ ...post('/api/saved-searches', { q: 'tides', email }), headers: { cookie } });
    await save('first@students.example');
    const forMember = await save(knownMember.email);
    expect(forMember.statusCode).toBe(202);
    expect(await save(unknown)).toEqual(forMember);
  });

  it('[U4] only the correct password gets another answer', async () => {
    const right = await observe(
      post('/api/auth/signin', { email: knownMember.email, password: goodPassword }),
    );
    expect(right.statusCode).toBe(200);
  });
});
