import { useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated';

/**
 * Returns the query parameters of the address, and a function that sets them without scrolling.
 * They are empty during hydration, because prerendered HTML has no query string.
 */
export function useAddressParams(): [
  URLSearchParams,
  (params: URLSearchParams, options?: NavigateOptions) => void,
] {
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const readParams = useMemo(() => (isHydrated ? params : new URLSearchParams()), [isHydrated, params]);
  return [readParams, (next, options) => setParams(next, { preventScrollReset: true, ...options })];
}
