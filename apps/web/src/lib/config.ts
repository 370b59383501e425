import type { PublicConfig } from '@aw/contracts/system/public';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { api } from './api';
import { getConfig } from './first-calls';
import { siteDetails } from './site-details';
import { useHydrated } from './use-hydrated';

/** What pages show until the server has told its own settings. */
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

/** Interval in milliseconds at which pages are refreshed while the demo is being added. */
const demoPollMs = 3_000;

/** Interval at which a query of what the demo fills is sent again: `demoPollMs` while it is being added, else never. */
export function useDemoInterval(): number | false {
  return usePublicConfig().isDemoLoading ? demoPollMs : false;
}

/** The public settings; the built-in ones while the server's are on their way or out of reach. */
export function usePublicConfig(): PublicConfig {
  const { data } = useQuery(configQuery);
  return (useHydrated() && data) || defaultConfig;
}
