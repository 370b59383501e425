import { expect, it } from 'vitest';
import { browserOf, member } from '../../testing/account';
import { useTestApp } from '../../testing/test-app';
import { jobHandlers } from '../job-handlers';

const test = useTestApp({
  LIMIT_WRITES_PER_MINUTE: '0',
  LIMIT_SIGNIN_FAILURES_PER_ADDRESS: '100',
  TRUST_PROXY: '1',
});
const askForReset = async (email: string, place: string) => {
  const { statusCode } = await browserOf(test).inject({
    method: 'POST',
    url: '/api/auth/password-reset',
    headers: { 'x-forwarded-for': place },
    payload: { email },
  });
  expect(statusCode).toBe(202);
};

it('[U4] [R6] a reset is mailed before the many that another person requests', async () => {
  const owner = 'owner@students.example';
  await member(test, owner);
  for (let i = 0; i < 60; i++) await askForReset(`nobody${i}@students.example`, '198.51.100.1');
  await askForReset(owner, '203.0.113.9');
  await test.ctx.jobs.work(jobHandlers(test.ctx, test.reader));
  const { db } = test.ctx;
  const isMailed = async () => {
    const mail = db.selectFrom('mails').select('id').where('to_address', '=', owner);
    return (await mail.where('kind', '=', 'reset_password').executeTakeFirst()) !== undefined;
  };
  await expect.poll(isMailed, { interval: 50 }).toBe(true);
  const jobs: { name?: string; state?: string }[] = await db
    .selectFrom('jobs.job' as never)
    .selectAll()
    .execute();
  const waiting = jobs.filter(({ name, state }) => name === 'send-reset' && state === 'created');
  expect(waiting.length).toBeGreaterThan(40);
});
