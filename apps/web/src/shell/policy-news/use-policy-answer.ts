import type { acceptTerms, closePrivacyNote } from '@aw/contracts/account/policies';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionKey } from '~/lib/session';

/** Sends which version of a policy a person accepts or has seen; what changed meanwhile is loaded again. */
export function usePolicyAnswer(endpoint: typeof acceptTerms | typeof closePrivacyNote, onDone?: () => void) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: (version: string) => api.call(endpoint, { body: { version } }),
    // Here and not with the call: what asked is gone as soon as the session says that nothing is left to ask.
    onSuccess: (user) => {
      queryClient.setQueryData(sessionKey, user);
      onDone?.();
    },
    onSettled: () => queryClient.invalidateQueries({ queryKey: ['policy-changes'] }),
  });
}
