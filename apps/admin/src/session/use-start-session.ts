import type { Admin } from '@aw/contracts/staff/public';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';
import { addressAfterSignIn } from './sign-in-address';

type Session = { token: string; admin: Admin };

/** Gives `startSession(session)`: keeps the token, forgets what somebody else left unsent, and goes to the page that asked for it, or to the first one. */
export function useStartSession() {
  const { api, drafts, gate, tokens } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async ({ token, admin }: Session) => {
    drafts.begin(admin.id);
    tokens.save(token);
    gate.open();
    queryClient.removeQueries();
    // Asked before a page is drawn: where a second factor has to be set up first, none of them flashes by.
    await queryClient.prefetchQuery({ ...meQuery(api), retry: false });
    await navigate(addressAfterSignIn(search), { replace: true });
  };
}
