import { safeNext } from '@aw/contracts/safe-next';
import { useSearchParams } from 'react-router';
import { paths } from '~/lib/paths';
import { useHydrated } from '~/lib/use-hydrated';

/** Returns a parameter of the address, or undefined during hydration: prerendered HTML was built without parameters. */
export function useAddressParam(name: string): string | undefined {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  return (isHydrated && params.get(name)) || undefined;
}

/** Returns the path of this site that a successful sign-in opens, or '/' if the address has no safe one. */
export function useNext(): string {
  return safeNext(useAddressParam('next'));
}

/** Adds the page that follows a sign-in to the path of a sign-in page. */
export function withNext(path: string, next: string): string {
  return next === paths.home ? path : `${path}?${new URLSearchParams({ next })}`;
}
