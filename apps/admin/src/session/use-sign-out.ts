import { staffLogout } from '@aw/contracts/staff/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useNavigate } from 'react-router';
import { useConsole } from '../services/console-services';
import { signInPath } from './sign-in-address';

/** Returns `signOut()`: forgets the token and all unsent texts, revokes the session and opens the sign-in page. */
export function useSignOut() {
  const { api, drafts, tokens } = useConsole();
  const { toast } = useToast();
  const navigate = useNavigate();

  return async () => {
    // The request carries the token already, so its answer cannot end a session that is cleared here.
    const revocation = api.call(staffLogout, {}).then(
      () => undefined,
      () => unreachable,
    );
    tokens.clear();
    // The sign-in page clears the cache once the other pages are gone. Open pages would only fetch their data again.
    await navigate(signInPath);
    drafts.end();
    toast({ title: 'Logged out', description: await revocation });
  };
}

const unreachable = 'The server did not answer. Your session will end automatically within 30 minutes.';
