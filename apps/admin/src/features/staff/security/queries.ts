import { staffMe } from '@aw/contracts/staff/public';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../../services/staff-api';

/** State of two-step sign-in. `since` is unknown if another window turned it on. */
export type SecondFactor = { isOn: boolean; since?: string };

/** State of one's own two-step sign-in. */
export function secondFactorQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> => {
      const { totpSince } = await api.call(staffMe, { signal });
      return totpSince === null ? { isOn: false } : { isOn: true, since: totpSince };
    },
  });
}
