import { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../services/staff-api';

/** How many the newsletter reaches, and its issues. */
export function newsletterQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['newsletter'],
    queryFn: ({ signal }) => api.call(staffGetNewsletter, { signal }),
  });
}
