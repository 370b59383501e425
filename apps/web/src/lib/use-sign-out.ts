import type * as accounts from '@aw/contracts/auth/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useCallback, useState } from 'react';
import { removeAnonymousId } from './anonymous-id';
import { api } from './api';
import { call } from './first-calls';
import { removeTypedTexts } from './remove-typed-texts';
import { replaceUser } from './replace-user';

const endSession = call<typeof accounts.signOut>('POST', '/api/auth/signout');

export type SignOut = {
  /** Resolves to true once nobody is signed in here; a failure shows a toast and resolves to false. */
  signOut: () => Promise<boolean>;
  isSigningOut: boolean;
};

/** Signs this browser out. The next session belongs to a new anonymous user without any data. */
export function useSignOut(): SignOut {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const [isSigningOut, setIsSigningOut] = useState(false);

  const signOut = useCallback(async () => {
    setIsSigningOut(true);
    try {
      await api.call(endSession, {});
      removeAnonymousId();
      removeTypedTexts();
      await replaceUser(queryClient);
      toast({ title: 'Signed out', description: 'You have signed out of this browser.' });
      return true;
    } catch {
      toast({
        title: 'Sign Out Failed',
        description: 'You are still signed in. Please try again.',
        tone: 'danger',
      });
      return false;
    } finally {
      setIsSigningOut(false);
    }
  }, [queryClient, toast]);

  return { signOut, isSigningOut };
}
