import type { Entered } from '@aw/contracts/auth/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback } from 'react';
import { replaceUser } from '~/lib/replace-user';
import { useGo } from '~/lib/use-go';
import { useNext } from './auth-address';
import { belongingsKey } from './belongings/belongings-panel';
import { welcomeWith } from './belongings/belongings-text';
import { type Message, signInToastSubject } from './form/refusal';
import { rememberTypedEmail } from './form/use-auth-form';

/**
 * Returns a function that completes a sign-in: it starts the session, shows the welcome and opens the next
 * page, if any.
 */
export function useCompleteSignIn(
  welcome: Message,
  { isStaying = false } = {},
): (entered: Entered) => Promise<void> {
  const queryClient = useQueryClient();
  const go = useGo();
  const { toast } = useToast();
  const next = useNext();
  return useCallback(
    async (entered) => {
      rememberTypedEmail('');
      queryClient.removeQueries({ queryKey: belongingsKey });
      await replaceUser(queryClient, entered.user);
      toast({ ...welcomeWith(welcome, entered), tone: 'positive', about: signInToastSubject });
      if (!isStaying) await go(next, { replace: true });
    },
    [queryClient, go, toast, next, welcome, isStaying],
  );
}
