import { expect, it } from 'vitest';
import { summary } from '../../commands/startup-summary';
import { dayMs } from '../../config/durations';
import { useTestApp } from '../../testing/test-app';
import { inviteFirstAdmin } from './invite-staff';
import { inviteAdmin } from './set-up-admin';

const test = useTestApp();
const hoursLater = (hours: number) => ({
  ...test.ctx,
  now: () => new Date(Date.now() + (hours * dayMs) / 24),
});
const setUp = (link: string | undefined, username: string) =>
  test.nobody.post('/api/admin/setup', {
    token: new URL(link ?? '').searchParams.get('token'),
    username,
    email: `${username}@staff.example`,
    password: 'correct horse battery staple',
  });

it('[M1] when several processes start at once, one of them prints an invitation that works', async () => {
  const invitations = await Promise.all(Array.from({ length: 6 }, () => inviteFirstAdmin(test.ctx)));
  const [link, ...others] = invitations.flatMap((invitation) => invitation?.link ?? []);
  expect(others).toEqual([]);
  const [first] = invitations;
  expect(new Set(invitations.map((invitation) => invitation?.expiresAt.getTime())).size).toBe(1);
  expect(first?.expiresAt.getTime()).toBeGreaterThan(Date.now());
  // It stays valid after a restart and after the summaries of the other processes.
  const later = await inviteFirstAdmin(hoursLater(23));
  expect(later?.link).toBeUndefined();
  expect(summary(test.ctx.config, later)).toContain('npm run admin:invite');
  expect(summary(test.ctx.config, { link, expiresAt: new Date() })).toContain(String(link));

  // Once it has expired, another one is created, which the command replaces.
  const next = await inviteFirstAdmin(hoursLater(25));
  expect(next?.link).toMatch(/token=/);
  const replaced = await inviteAdmin(test.ctx);
  expect((await setUp(next?.link, 'early')).statusCode).not.toBe(201);
  expect((await setUp(replaced, 'first')).statusCode).toBe(201);
  expect(await inviteFirstAdmin(test.ctx)).toBeUndefined();
});
