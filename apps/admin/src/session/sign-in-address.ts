const homePath = '/admin';
export const signInPath = '/admin-login';
export const securityPath = '/admin/security';

type PageAddress = { pathname: string; search: string };

/** Returns the address of the sign-in page, which leads back to the current page. */
export function signInAddress({ pathname, search }: PageAddress): string {
  if (!isConsolePath(pathname)) return signInPath;
  const next = pathname + search;
  return next === homePath ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`;
}

/** Returns the address after a sign-in: `next` if it is a page of this console, else the start page. */
export function addressAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return homePath;
  const base = 'http://console.invalid';
  const page = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (page?.origin !== base || !isConsolePath(page.pathname)) return homePath;
  return page.pathname + page.search;
}

/** Returns the address of the security page, which leads on to the current page after the set-up. */
export function setupAddress({ pathname, search }: PageAddress): string {
  return `${securityPath}?${new URLSearchParams({ next: pathname + search })}`;
}

/** Returns the address after the set-up; undefined if no other page was asked for. */
export function addressAfterSetup(search: string): string | undefined {
  if (!new URLSearchParams(search).has('next')) return undefined;
  const address = addressAfterSignIn(search);
  return address.split('?')[0] === securityPath ? undefined : address;
}

type Status = { hasToken: boolean; isSetupNeeded: boolean };

/** Returns the address that a page redirects to; undefined if the person may stay. */
export function redirectFor(page: PageAddress, { hasToken, isSetupNeeded }: Status): string | undefined {
  if (page.pathname === '/') return homePath;
  if (isConsolePath(page.pathname)) {
    if (!hasToken) return signInAddress(page);
    return isSetupNeeded && page.pathname !== securityPath ? setupAddress(page) : undefined;
  }
  if (page.pathname === signInPath && hasToken) return addressAfterSignIn(page.search);
  return undefined;
}

function isConsolePath(pathname: string): boolean {
  return pathname === homePath || pathname.startsWith(`${homePath}/`);
}
