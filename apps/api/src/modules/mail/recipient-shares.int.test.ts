import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, PlacedContext } from '../../context';
import { browserOf, goodPassword, member, signUpForm } from '../../testing/account';
import { placedOrder } from '../../testing/order-form';
import { visibleQuestion } from '../../testing/questions';
import { startTestApp, type TestApp } from '../../testing/test-app';
import { type Person, signedIn } from '../../testing/user';
import { jobHandlers } from '../job-handlers';
import type { Mail } from './mail';
import { mailUser } from './mail-user';
import { queueMail } from './queue-mail';
import type { CountedMail } from './recipient-limit';

let test: TestApp;
let made = 0;
let victim = '';

beforeAll(async () => {
  test = await startTestApp({
    LIMIT_MAILS_PER_RECIPIENT: '6',
    LIMIT_MAILED_LINKS: '3',
    LIMIT_WRITES_PER_MINUTE: '0',
    LIMIT_ORDERS_PER_DAY: '0',
    LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
    TRUST_PROXY: '1',
  });
  await test.ctx.jobs.work(jobHandlers(test.ctx, test.reader));
});
afterAll(() => test.close());
beforeEach(() => {
  victim = `owner${++made}@elsewhere.example`;
  test.ctx.now = () => new Date();
});

const at = (who: Pick<Person, 'inject'>, place: string): Pick<Person, 'inject'> => ({
  inject: (options) => who.inject({ ...options, headers: { ...options.headers, 'x-forwarded-for': place } }),
});

async function mailsTo(kind: string): Promise<number> {
  const rows = await test.ctx.db
    .selectFrom('mails')
    .select('id')
    .where('to_address', '=', victim)
    .where('kind', '=', kind)
    .where('status', '<>', 'dropped')
    .execute();
  return rows.length;
}

/** Asks for a new password from a place, and waits until the job has answered. */
async function askForReset(place: string): Promise<void> {
  const { statusCode } = await at(browserOf(test), place).inject({
    method: 'POST',
    url: '/api/auth/password-reset',
    payload: { email: victim },
  });
  expect(statusCode).toBe(202);
  const waiting = async () =>
    (
      await test.ctx.db
        .selectFrom('jobs.job' as never)
        .selectAll()
        .execute()
    ).filter(
      (job: { name?: string; state?: string }) =>
        job.name === 'send-reset' && ['created', 'retry', 'active'].includes(job.state ?? ''),
    ).length;
  await expect.poll(waiting, { interval: 100 }).toBe(0);
}

describe('a stranger who has mails sent to somebody', () => {
  it('[U4] [R6] uses up neither the resets of the owner elsewhere nor those of a place where the owner signed in', async () => {
    await member(test, victim);
    const sent = await mailsTo('reset_password');
    for (let i = 0; i < 5; i++) await askForReset('198.51.100.1');
    // The share of one place: a third of the day, and the one an hour.
    expect((await mailsTo('reset_password')) - sent).toBe(3);
    await askForReset('203.0.113.9');
    expect((await mailsTo('reset_password')) - sent).toBe(4);

    // From many places nothing is left of the day but one an hour.
    for (let place = 2; place < 7; place++) await askForReset(`198.51.100.${place}`);
    const full = await mailsTo('reset_password');
    await askForReset('198.51.100.99');
    expect(await mailsTo('reset_password')).toBe(full);
    // Where the owner has signed in before, strangers' requests do not count.
    const own = at(browserOf(test), '203.0.113.77');
    const entered = await own.inject({
      method: 'POST',
      url: '/api/auth/signin',
      payload: { email: victim, password: goodPassword },
    });
    expect(entered.statusCode).toBe(200);
    await askForReset('203.0.113.77');
    expect(await mailsTo('reset_password')).toBe(full + 1);
    for (let i = 0; i < 5; i++) await askForReset('203.0.113.77');
    expect(await mailsTo('reset_password')).toBe(full + 3);
  });

  it('[U4] [R6] makes no mailbox their own by signing up with it, under however many spellings', async () => {
    const place = '198.51.100.1';
    const [name = ''] = victim.split('@');
    for (let i = 0; i < 4; i++) {
      victim = `${name}+${i}@elsewhere.example`;
      const signedUp = await at(browserOf(test), place).inject(signUpForm(victim));
      expect(signedUp.statusCode).toBe(201);
      for (let again = 0; again < 3; again++) await askForReset(place);
    }
    const sent = await test.ctx.db
      .selectFrom('mails')
      .select('id')
      .where('to_address', 'like', `${name}+%`)
      .where('status', '<>', 'dropped')
      .execute();
    // A third of the day's six, whatever they are about.
    expect(sent).toHaveLength(2);
  });

  it('[Q9] [R6] causes no more than a share of follow mails from one place, whatever the questions', async () => {
    const asker = await member(test);
    const follow = async (place: string) => {
      const id = await visibleQuestion(test, asker.id);
      const answer = await at(await signedIn(test.app), place).inject({
        method: 'PUT',
        url: `/api/questions/${id}/follow`,
        payload: { email: victim },
      });
      expect(answer.statusCode).toBe(200);
    };
    for (let i = 0; i < 5; i++) await follow('198.51.100.1');
    expect(await mailsTo('follow_confirm')).toBe(2);
    await follow('203.0.113.9');
    expect(await mailsTo('follow_confirm')).toBe(3);
  });

  it('[R6] is counted by the types: what may cause a counted mail has to say from where', () => {
    const to = { userId: null, address: victim, name: null };
    type Mixed = Mail<'welcome' | 'follow_confirm'>;
    const causes = [
      (ctx: Context, mail: Mail<'welcome'>) => queueMail(ctx, to, mail),
      (ctx: PlacedContext, mail: Mail<CountedMail>) => queueMail(ctx, to, mail),
      // @ts-expect-error A context without a place is refused for every counted kind.
      (ctx: Context, mail: Mail<CountedMail>) => queueMail(ctx, to, mail),
      // @ts-expect-error It is refused for several kinds of which one is counted.
      (ctx: Context, mail: Mixed) => queueMail(ctx, to, mail),
      // @ts-expect-error Mails to a person's own confirmed address are never of a counted kind.
      (ctx: Context, mail: Mail<CountedMail>) => mailUser(ctx, 'id', mail),
    ];
    expect(causes).toHaveLength(5);
  });

  it('[O8] [R6] keeps no mail of their own order from a guest with the same address elsewhere', async () => {
    for (let i = 0; i < 8; i++)
      await placedOrder(at(await signedIn(test.app), '198.51.100.1'), { email: victim });
    expect(await mailsTo('order_step')).toBe(2);
    await placedOrder(at(await signedIn(test.app), '203.0.113.9'), { email: victim });
    expect(await mailsTo('order_step')).toBe(3);
  });
});
