import { useMemo } from 'react';
import { type NavigateOptions, useSearchParams } from 'react-router';
import { useHydrated } from './use-hydrated';

/**
 * The query of the address, and a function that writes it without scrolling.
 * Empty while a prerendered page is hydrated, because its HTML was made without a query.
 */
export function useAddressParams(): [
  URLSearchParams,
  (params: URLSearchParams, options?: NavigateOptions) => void,
] {
  const isHydrated = useHydrated();
  const [params, setParams] = useSearchParams();
  const known = useMemo(() => (isHydrated ? params : new URLSearchParams()), [isHydrated, params]);
  return [known, (next, options) => setParams(next, { preventScrollReset: true, ...options })];
}
