import { beforeAll, beforeEach, describe, expect, it } from 'vitest';
import type { Context, NetworkContext } from '../../context';
import { browserOf, goodPassword, member, signUpForm } from '../../testing/account';
import { type Caller, withHeaders } from '../../testing/calls';
import { placedOrder } from '../../testing/order-form';
import { visibleQuestion } from '../../testing/questions';
import { useTestApp } from '../../testing/test-app';
import { signedIn } from '../../testing/user';
import { jobHandlers } from '../job-handlers';
import type { Mail } from './mail';
import { mailUser } from './mail-user';
import { queueMail } from './queue-mail';
import type { CountedMail } from './recipient-limit';

const test = useTestApp({
  LIMIT_MAILS_PER_RECIPIENT: '6',
  LIMIT_MAILED_LINKS: '3',
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_ORDERS_PER_DAY: '0',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '0',
  TRUST_PROXY: '1',
});
let victimCount = 0;
let victim = '';

beforeAll(async () => {
  await test.ctx.jobs.work(jobHandlers(test.ctx, test.reader));
});
beforeEach(() => {
  victim = `owner${++victimCount}@elsewhere.example`;
  test.ctx.now = () => new Date();
});

const at = (who: Caller, place: string) => withHeaders(who, { 'x-forwarded-for': place });

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

/** Requests a reset from a network and waits for the job. */
async function askForReset(place: string): Promise<void> {
  const { statusCode } = await at(browserOf(test), place).post('/api/auth/password-reset', { email: victim });
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
  it('[U4] [R6] resets requested by a stranger do not use up those of the owner in another network or one where they signed in', async () => {
    await member(test, victim);
    const sent = await mailsTo('reset_password');
    for (let i = 0; i < 5; i++) await askForReset('198.51.100.1');
    // The share of one network is a third of the day's limit, plus one per hour.
    expect((await mailsTo('reset_password')) - sent).toBe(3);
    await askForReset('203.0.113.9');
    expect((await mailsTo('reset_password')) - sent).toBe(4);

    // Many networks have used up the day's limit, except for one per hour.
    for (let place = 2; place < 7; place++) await askForReset(`198.51.100.${place}`);
    const full = await mailsTo('reset_password');
    await askForReset('198.51.100.99');
    expect(await mailsTo('reset_password')).toBe(full);
    // Requests by others do not count in a network where the owner has signed in before.
    const own = at(browserOf(test), '203.0.113.77');
    const entered = await own.post('/api/auth/signin', { email: victim, password: goodPassword });
    expect(entered.statusCode).toBe(200);
    await askForReset('203.0.113.77');
    expect(await mailsTo('reset_password')).toBe(full + 1);
    for (let i = 0; i < 5; i++) await askForReset('203.0.113.77');
    expect(await mailsTo('reset_password')).toBe(full + 3);
  });

  it('[U4] [R6] signing up with another person’s mailbox, in any spelling, lifts no limit', async () => {
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
    // A third of the daily limit of six, for all questions together.
    expect(sent).toHaveLength(2);
  });

  it('[Q9] [R6] one network can trigger only a share of the follow mails to an address, for all questions together', async () => {
    const asker = await member(test);
    const follow = async (place: string) => {
      const id = await visibleQuestion(test, asker.id);
      const answer = await at(await signedIn(test.app), place).put(`/api/questions/${id}/follow`, {
        email: victim,
      });
      expect(answer.statusCode).toBe(200);
    };
    for (let i = 0; i < 5; i++) await follow('198.51.100.1');
    expect(await mailsTo('follow_confirm')).toBe(2);
    await follow('203.0.113.9');
    expect(await mailsTo('follow_confirm')).toBe(3);
  });

  it('[R6] the types require the network for every mail that anyone can trigger', () => {
    const to = { userId: null, address: victim, name: null };
    type Mixed = Mail<'welcome' | 'follow_confirm'>;
    const causes = [
      (ctx: Context, mail: Mail<'welcome'>) => queueMail(ctx, to, mail),
      (ctx: NetworkContext, mail: Mail<CountedMail>) => queueMail(ctx, to, mail),
      // @ts-expect-error A context without a place is refused for every counted kind.
      (ctx: Context, mail: Mail<CountedMail>) => queueMail(ctx, to, mail),
      // @ts-expect-error It is refused for several kinds of which one is counted.
      (ctx: Context, mail: Mixed) => queueMail(ctx, to, mail),
      // @ts-expect-error Mails to a person's own confirmed address are never of a counted kind.
      (ctx: Context, mail: Mail<CountedMail>) => mailUser(ctx, 'id', mail),
    ];
    expect(causes).toHaveLength(5);
  });

  it('[O8] [R6] a stranger’s orders do not stop the mails to a guest with the same address in another network', async () => {
    for (let i = 0; i < 8; i++)
      await placedOrder(at(await signedIn(test.app), '198.51.100.1'), { email: victim });
    expect(await mailsTo('order_step')).toBe(2);
    await placedOrder(at(await signedIn(test.app), '203.0.113.9'), { email: victim });
    expect(await mailsTo('order_step')).toBe(3);
  });
});
