import type { StaffRole } from '@aw/contracts/staff/permissions';
import type { InjectOptions, LightMyRequestResponse } from 'fastify';
import { callsWith } from './calls';
import { insertRow } from './rows';
import type { TestApp } from './test-app';

const password = 'a long enough password';

/**
 * Creates a member of staff, an administrator unless another role is named, and signs in. Returns a sender of calls
 * with the bearer token.
 */
export async function signedInStaff(test: TestApp, username = 'amira', role: StaffRole = 'admin') {
  await insertRow(test, 'admin_users', {
    username,
    email: `${username}@academicworkshop.example`,
    password: await test.ctx.passwords.hash(password),
    role,
  });
  const response = await test.nobody.post('/api/admin/login', { username, password });
  const { token } = response.json<{ token: string }>();
  const send = (options: InjectOptions): Promise<LightMyRequestResponse> =>
    test.app.inject({ ...options, headers: { ...options.headers, authorization: `Bearer ${token}` } });
  return { token, username, password, ...callsWith(send) };
}
