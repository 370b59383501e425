import { staffListJurisdictionRules } from '@aw/contracts/jurisdictions/staff';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** Every rule, also those that are off. */
export function rulesQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['jurisdictions'],
    queryFn: ({ signal }) => api.call(staffListJurisdictionRules, { signal }),
  });
}
