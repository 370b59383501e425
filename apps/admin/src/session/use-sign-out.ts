import { staffLogout } from '@aw/contracts/staff';
import { useToast } from '@aw/ui/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useConsole } from '../api/console-services';
import { signInPath } from './sign-in-address';

/** Gives `signOut()`: forgets the token and every unsent text here, revokes it on the server, and goes to the login page. */
export function useSignOut() {
  const { api, drafts, tokens } = useConsole();
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const navigate = useNavigate();

  const { mutate } = useMutation({
    mutationFn: async () => {
      const revoked = api.call(staffLogout, {});
      // The request has its header by now; a token that is gone here cannot be "expired" by its answer.
      tokens.clear();
      await navigate(signInPath, { flushSync: true });
      // The pages are gone by now, so that none writes its text again.
      drafts.end();
      queryClient.removeQueries();
      await revoked;
    },
    onSettled: (_, error) => toast({ title: 'Logged out', description: error ? unreachable : undefined }),
  });
  return () => mutate();
}

const unreachable = 'The server did not answer; the session there ends by itself within 30 minutes.';
