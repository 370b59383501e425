const homePath = '/admin';
export const signInPath = '/admin-login';
export const securityPath = '/admin/security';

type Place = { pathname: string; search: string };

/** The login page's address that brings people back to where they were. */
export function signInAddress({ pathname, search }: Place): string {
  if (!isConsolePath(pathname)) return signInPath;
  const next = pathname + search;
  return next === homePath ? signInPath : `${signInPath}?${new URLSearchParams({ next })}`;
}

/** Where a sign-in leads: `next` when it is a page of this console, else the first page. */
export function addressAfterSignIn(search: string): string {
  const next = new URLSearchParams(search).get('next');
  if (!next?.startsWith('/')) return homePath;
  const base = 'http://console.invalid';
  const place = URL.canParse(next, base) ? new URL(next, base) : undefined;
  if (place?.origin !== base || !isConsolePath(place.pathname)) return homePath;
  return place.pathname + place.search;
}

/** The address of one's own second factor, which brings people on to the page that they asked for. */
export function setupAddress({ pathname, search }: Place): string {
  return `${securityPath}?${new URLSearchParams({ next: pathname + search })}`;
}

/** Where the set-up leads on to, or undefined when no other page had been asked for. */
export function addressAfterSetup(search: string): string | undefined {
  if (!new URLSearchParams(search).has('next')) return undefined;
  const address = addressAfterSignIn(search);
  return address.split('?')[0] === securityPath ? undefined : address;
}

type Status = { hasToken: boolean; isSetupNeeded: boolean };

/** Where a page sends somebody who may not stay on it, or undefined when they may. */
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
