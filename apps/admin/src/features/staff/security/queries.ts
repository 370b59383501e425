import { staffMe } from '@aw/contracts/staff/public';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../../services/staff-api';

/** Whether an administrator's sign-in asks for a code; `since` is the moment of that, where it is known. */
export type SecondFactor = { isOn: boolean; since?: string };

/** The state of one's own second factor. */
export function secondFactorQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['second-factor'],
    queryFn: async ({ signal }): Promise<SecondFactor> => {
      const { totpSince } = await api.call(staffMe, { signal });
      return totpSince === null ? { isOn: false } : { isOn: true, since: totpSince };
    },
  });
}
