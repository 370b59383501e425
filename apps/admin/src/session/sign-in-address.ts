const homePath = '/admin';
export const signInPath = '/admin-login';
export const securityPath = '/admin/security';

type Place = { pathname: string; search: string };

/** Returns the address of the sign-in page, which leads back to the current page. */
export function signInAddress({ pathname, search }: Place): string {
  if (!isConsolePath(pathname)) return signInPath;
  const next = pathname + search;
  return next === homePath ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`;
}

/** Returns the address after a sign-in: `next` if it is a page of this console, else the start page. */
export function addressAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return homePath;
  const base = 'http://console.invalid';
  const place = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (place?.origin !== base || !isConsolePath(place.pathname)) return homePath;
  return place.pathname + place.search;
}

/** Returns the address of the security page, which leads on to the current page after the set-up. */
export function setupAddress({ pathname, search }: Place): string {
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
export function redirectFor(place: Place, { hasToken, isSetupNeeded }: Status): string | undefined {
  if (place.pathname === '/') return homePath;
  if (isConsolePath(place.pathname)) {
    if (!hasToken) return signInAddress(place);
    return isSetupNeeded && place.pathname !== securityPath ? setupAddress(place) : undefined;
  }
  if (place.pathname === signInPath && hasToken) return addressAfterSignIn(place.search);
  return undefined;
}

function isConsolePath(pathname: string): boolean {
  return pathname === homePath || pathname.startsWith(`${homePath}/`);
}
