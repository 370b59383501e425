import { countSchools } from '@aw/contracts/schools/public';
import { keepPreviousData, queryOptions } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** How many schools match, in all and of each type: the figures on the tabs. */
export function schoolCountsQuery(q: string) {
  return queryOptions({
    queryKey: [...libraryKeys.schools, 'counts', q],
    queryFn: ({ signal }) => api.call(countSchools, { query: { q }, signal }),
    placeholderData: keepPreviousData,
  });
}
