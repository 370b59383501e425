import { staffLogout } from '@aw/contracts/staff/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { useConsole } from '../services/console-services';
import { signInPath } from './sign-in-address';

/** Gives `signOut()`: forgets the token and every unsent text here, revokes it on the server, and goes to the login page. */
export function useSignOut() {
  const { api, drafts, tokens } = useConsole();
  const { toast } = useToast();
  const navigate = useNavigate();

  const { mutate } = useMutation({
    mutationFn: async () => {
      const revoked = api.call(staffLogout, {});
      // The request has its header by now; a token that is gone here cannot be "expired" by its answer.
      tokens.clear();
      // The login page drops what was read, once the pages that show it are gone: they would read it once more.
      await navigate(signInPath);
      drafts.end();
      await revoked;
    },
    onSettled: (_, error) => toast({ title: 'Logged out', description: error ? unreachable : undefined }),
  });
  return () => mutate();
}

const unreachable = 'The server did not answer. Your session will end automatically within 30 minutes.';
