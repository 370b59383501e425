import type { OidcProblem } from '@aw/contracts/auth/public';

/** The login page with what it should say, and where it leads afterwards. */
export function loginPath(about: { problem: OidcProblem } | { step: 'code' }, next: string): string {
  const query = new URLSearchParams(about);
  if (next !== '/') query.set('next', next);
  return `/login?${query.toString()}`;
}
