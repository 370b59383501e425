import { safeNext } from '@aw/contracts/safe-next';
import { useSearchParams } from 'react-router';
import { useHydrated } from '~/lib/use-hydrated';

/** A part of the address; undefined while a prerendered page, which was made without one, takes over its HTML. */
export function useAddressParam(name: string): string | undefined {
  const [params] = useSearchParams();
  const isHydrated = useHydrated();
  return (isHydrated && params.get(name)) || undefined;
}

/** The path of this site where a successful sign-in leads; '/' when the address names none that is safe. */
export function useNext(): string {
  return safeNext(useAddressParam('next'));
}
