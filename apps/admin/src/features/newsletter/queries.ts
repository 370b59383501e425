import { staffReadNewsletter } from '@aw/contracts/contact-messages/staff';
import { queryOptions } from '@tanstack/react-query';
import type { StaffApi } from '../../api/staff-api';

/** How many the newsletter reaches, and its issues. */
export function newsletterQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['newsletter'],
    queryFn: ({ signal }) => api.call(staffReadNewsletter, { signal }),
  });
}
