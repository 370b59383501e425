import type { Account } from '@aw/contracts/users/account';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionKey } from '~/lib/session';
import { accountQuery } from './account-queries';
import { useConfirmed } from './confirm/use-confirmed';
import { failureText } from './failure';

/** Returns a function that caches a changed account and refreshes the session, because the name may have changed. */
export function useCacheAccount(): (account: Account) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (account) => {
      queryClient.setQueryData(accountQuery(account.id).queryKey, account);
      void queryClient.invalidateQueries({ queryKey: sessionKey, exact: true });
    },
    [queryClient],
  );
}

/** Changes the account and caches the version that the server returns. Asks for a proof of identity if one is needed. */
export function useAccountChange<Input>(change: (input: Input) => Promise<Account>) {
  const { run } = useConfirmed();
  const cacheAccount = useCacheAccount();
  return useMutation({
    mutationFn: (input: Input) => run(() => change(input)),
    onSuccess: cacheAccount,
  });
}

/** Returns a function that shows a failed change in a toast, unless the person cancelled it. */
export function useNotifyFailure(): (title: string, error: unknown) => void {
  const { toast } = useToast();
  return useCallback(
    (title, error) => {
      const description = failureText(error);
      if (description) toast({ title, description, tone: 'danger', about: title });
    },
    [toast],
  );
}
