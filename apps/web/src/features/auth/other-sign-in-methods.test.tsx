import type { ReactNode } from 'react';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { configQuery, defaultConfig } from '~/lib/config';
import { createQueryClient } from '~/lib/query-client';
import { renderPage } from '~/testing/render-page';
import { linksIn } from '~/testing/tags';
import { LoginPage } from './sign-in/login-page';
import { SigninPage } from './sign-in/signin-page';
import { JoinPage } from './sign-up/join-page';
import { SignupPage } from './sign-up/signup-page';

vi.mock('~/lib/use-hydrated', () => ({ useHydrated: () => true }));

beforeAll(() => {
  vi.stubGlobal('location', { hostname: 'academicworkshop.example' });
});
afterAll(() => {
  vi.unstubAllGlobals();
});

/** Renders a page like a browser that has loaded the site's settings. */
function render(page: ReactNode, address: string, hasOidc: boolean): string {
  const cache = createQueryClient();
  cache.setQueryData(configQuery.queryKey, { ...defaultConfig, hasOidc });
  return renderPage(page, { address, cache });
}

describe.each([
  ['/login', <LoginPage key="1" />, 'Continue with Google'],
  ['/login?tab=signup', <LoginPage key="2" />, 'Continue with Google'],
  ['/join', <JoinPage key="3" />, 'Continue with Gmail'],
  ['/join?tab=signin', <JoinPage key="4" />, 'Continue with Gmail'],
  ['/signin', <SigninPage key="5" />, 'Continue with single sign-on'],
  ['/signup', <SignupPage key="6" />, 'Continue with single sign-on'],
])('the sign-in methods of %s', (address, page, label) => {
  it('[U3] a configured provider is offered, and its link returns to the requested page', () => {
    const html = render(page, address, true);
    expect(html).toMatch(new RegExp(`${label}(<[^>]*>)*</a>`));
    expect(linksIn(html)).toContain('/api/login');
    const asking = `${address}${address.includes('?') ? '&' : '?'}next=/profile`;
    expect(linksIn(render(page, asking, true))).toContain('/api/login?next=%2Fprofile');
  });

  it('[U3] no provider is offered when none is configured', () => {
    const html = render(page, address, false);
    expect(html).not.toMatch(/Google|Gmail|single sign-on/);
    expect(linksIn(html).filter((link) => link.startsWith('/api'))).toEqual([]);
  });
});

it.each([
  ['oidc-cancelled', 'The sign-in was cancelled at the provider. Nothing was changed.'],
  ['oidc-unverified', 'The provider has not confirmed your email address yet.'],
  ['oidc-existing', 'There is already an account with this email address.'],
])('[U3] /login explains why a provider’s sign-in returned with %s', (problem, text) => {
  expect(render(<LoginPage />, `/login?problem=${problem}`, true)).toContain(text);
});
