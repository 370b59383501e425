import type { PublicConfig } from '@aw/contracts/system/public';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { getConfig } from './first-calls';
import { siteDetails } from './site-details';
import { useHydrated } from './use-hydrated';

/** Settings that pages use until the server's settings are loaded. */
export const defaultConfig: PublicConfig = {
  siteName: siteDetails.siteName,
  email: siteDetails.email,
  phone: siteDetails.phone,
  whatsappNumber: siteDetails.whatsappNumber,
  adminOrigin: '',
  libraryAccess: 'session',
  hasOidc: false,
  hasCardPayment: false,
  card: null,
  hasAiModel: false,
  isDemo: false,
  isDemoLoading: false,
  passwordMinLength: 6,
  maxFileBytes: 10 * 1024 * 1024,
};

export const configQuery = queryOptions({
  queryKey: ['config'],
  queryFn: ({ signal }) => api.call(getConfig, { signal }),
  refetchInterval: ({ state }) => (state.data?.isDemoLoading ? demoPollMs : false),
});

/** Interval for refreshing pages while the demo content is being added. */
const demoPollMs = 3_000;

/** Returns the refresh interval of queries for demo content: `demoPollMs` while it is being added, else false. */
export function useDemoInterval(): number | false {
  return usePublicConfig().isDemoLoading ? demoPollMs : false;
}

/** Returns the public settings of the server, or the defaults while they are loading or unavailable. */
export function usePublicConfig(): PublicConfig {
  const { data } = useQuery(configQuery);
  return (useHydrated() && data) || defaultConfig;
}
