import { staffListContent, staffReadText } from '@aw/contracts/content/staff';
import { queryOptions } from '@tanstack/react-query';
import { callQuery } from '../../api/call-query';
import type { StaffApi } from '../../services/staff-api';

/** Every text of the site. */
export function textsQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['texts'],
    queryFn: ({ signal }) => api.call(staffListContent, { signal }),
    select: (texts) => texts.map((text) => ({ id: text.name, ...text })),
  });
}

/** One text with its source and its history. */
export function textQuery(api: StaffApi, name: string) {
  return callQuery(api, ['texts', name], staffReadText, { query: { name } });
}
