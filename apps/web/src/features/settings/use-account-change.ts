import type { Account } from '@aw/contracts/account/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { sessionKey } from '~/lib/session';
import { accountQuery } from './account-queries';
import { useConfirmed } from './confirm/use-confirmed';
import { failureText } from './failure';

/** Gives a function that shows a changed account at once, and asks again who is here: a name may have changed. */
export function useKeepAccount(): (account: Account) => void {
  const queryClient = useQueryClient();
  return useCallback(
    (account) => {
      queryClient.setQueryData(accountQuery(account.id).queryKey, account);
      void queryClient.invalidateQueries({ queryKey: sessionKey, exact: true });
    },
    [queryClient],
  );
}

/** A change that answers with the account as it is now; asks for a fresh proof of identity where one is needed. */
export function useAccountChange<Input>(change: (input: Input) => Promise<Account>) {
  const { run } = useConfirmed();
  const keepAccount = useKeepAccount();
  return useMutation({
    mutationFn: (input: Input) => run(() => change(input)),
    onSuccess: keepAccount,
  });
}

/** Gives a function that tells of a change that failed; a changed mind is no failure. */
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
