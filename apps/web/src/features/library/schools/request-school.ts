import { requestSchool } from '@aw/contracts/schools/public';
import { useMutation } from '@tanstack/react-query';
import { api } from '../../../lib/api';

/** Asks staff to add a school; resolves to the reference of the request. */
export function useRequestSchool() {
  return useMutation({
    mutationFn: (body: { name: string; location?: string }) => api.call(requestSchool, { body }),
  });
}
