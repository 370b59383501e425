import { getSchool } from '@aw/contracts/schools/public';
import { queryOptions } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { schoolKeys } from './school-keys';

/** One school. An unknown id fails with the code `schools.not_found`. */
export function schoolQuery(id: number) {
  return queryOptions({
    queryKey: [...schoolKeys.schools, id],
    queryFn: ({ signal }) => api.call(getSchool, { params: { id }, signal }),
  });
}
