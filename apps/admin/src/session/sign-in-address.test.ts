import { describe, expect, it } from 'vitest';
import {
  addressAfterSetup,
  addressAfterSignIn,
  redirectFor,
  setupAddress,
  signInAddress,
} from './sign-in-address';

const out = { hasToken: false, isSetupNeeded: false };
const inside = { hasToken: true, isSetupNeeded: false };

describe('redirects', () => {
  it('[M1] /admin redirects to /admin-login when no token is stored', () => {
    expect(redirectFor({ pathname: '/admin', search: '' }, out)).toBe('/admin-login');
    expect(redirectFor({ pathname: '/admin', search: '' }, inside)).toBeUndefined();
  });

  it('[M1] a deeper page redirects to the sign-in page, which leads back to it', () => {
    const address = redirectFor({ pathname: '/admin/documents', search: '?state=refused&open=7' }, out);
    expect(address).toBe('/admin-login?next=%2Fadmin%2Fdocuments%3Fstate%3Drefused%26open%3D7');
    expect(addressAfterSignIn(address?.slice('/admin-login'.length) ?? '')).toBe(
      '/admin/documents?state=refused&open=7',
    );
  });

  it('[M1] the root redirects to /admin, and so does the sign-in page with a token', () => {
    expect(redirectFor({ pathname: '/', search: '' }, out)).toBe('/admin');
    expect(redirectFor({ pathname: '/admin-login', search: '' }, out)).toBeUndefined();
    expect(redirectFor({ pathname: '/admin-login', search: '?next=/admin/audit' }, inside)).toBe(
      '/admin/audit',
    );
  });

  it('[M1] other paths do not redirect, so that the not-found page is shown', () => {
    expect(redirectFor({ pathname: '/administrator', search: '' }, out)).toBeUndefined();
    expect(redirectFor({ pathname: '/admin-setup', search: '' }, inside)).toBeUndefined();
  });
});

describe('address after signing in', () => {
  it.each([
    ['//evil.example/admin'],
    ['https://evil.example/admin'],
    ['/\\evil.example/admin'],
    ['javascript:alert(1)'],
    ['/admin-login?next=/admin'],
    ['/admin/../elsewhere'],
    [''],
  ])('[M1] the address %s after signing in is refused', (next) => {
    expect(addressAfterSignIn(`?${new URLSearchParams({ next })}`)).toBe('/admin');
  });

  it('[M1] the address of the sign-in page has no parameter for the start page and for foreign paths', () => {
    expect(signInAddress({ pathname: '/admin', search: '' })).toBe('/admin-login');
    expect(signInAddress({ pathname: '/elsewhere', search: '?a=1' })).toBe('/admin-login');
  });
});

describe('required two-step sign-in', () => {
  const needed = { hasToken: true, isSetupNeeded: true };

  it('[M4] every page redirects to the security page, which leads back to it', () => {
    const address = redirectFor({ pathname: '/admin/people', search: '?state=suspended' }, needed);
    expect(address).toBe('/admin/security?next=%2Fadmin%2Fpeople%3Fstate%3Dsuspended');
    expect(addressAfterSetup('?next=%2Fadmin%2Fpeople%3Fstate%3Dsuspended')).toBe(
      '/admin/people?state=suspended',
    );
    expect(redirectFor({ pathname: '/admin', search: '' }, needed)).toBe('/admin/security?next=%2Fadmin');
    expect(addressAfterSetup('?next=%2Fadmin')).toBe('/admin');
  });

  it('[M4] the security page does not redirect, except to the sign-in page without a token', () => {
    expect(redirectFor({ pathname: '/admin/security', search: '?next=%2Fadmin' }, needed)).toBeUndefined();
    expect(redirectFor({ pathname: '/admin/security', search: '' }, { ...needed, hasToken: false })).toBe(
      '/admin-login?next=%2Fadmin%2Fsecurity',
    );
  });

  it('[M4] the security page leads only to pages of this console, and nowhere if none was asked for', () => {
    expect(addressAfterSetup('')).toBeUndefined();
    expect(addressAfterSetup(setupAddress({ pathname: '/admin/security', search: '' }).slice(15))).toBe(
      undefined,
    );
    expect(addressAfterSetup('?next=//evil.example/admin')).toBe('/admin');
  });
});
