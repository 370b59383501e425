import { appealRefusal } from '@aw/contracts/documents/public';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { libraryKeys } from '../library-keys';

/** Asks staff to look at a refused upload again; once per refusal. */
export function useAppealRefusal(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (message: string) => api.call(appealRefusal, { params: { id }, body: { message } }),
    onSettled: () => queryClient.invalidateQueries({ queryKey: libraryKeys.document(id) }),
  });
}
