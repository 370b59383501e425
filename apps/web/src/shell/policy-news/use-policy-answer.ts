import type { acceptTerms, closePrivacyNote } from '@aw/contracts/users/policies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Records the version of a policy that a person accepts or has seen, and loads later changes. */
export function usePolicyAnswer(endpoint: typeof acceptTerms | typeof closePrivacyNote, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => api.call(endpoint, { body: { version } }),
    // Handled here, because the calling component unmounts as soon as the session has no pending changes.
    onSuccess: (user) => {
      queryClient.setQueryData(sessionKey, user);
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['policy-changes'] }),
  });
}
