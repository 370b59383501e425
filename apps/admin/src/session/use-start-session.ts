import type { Admin } from '@aw/contracts/staff/public';
import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { meQuery } from '../api/shared-queries';
import { useConsole } from '../services/console-services';
import { addressAfterSignIn } from './sign-in-address';

type Session = { token: string; admin: Admin };

/**
 * Returns `startSession(session)`, which saves the token, deletes the texts of other accounts, and opens the page that
 * was asked for, or the start page.
 */
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
    // Loads the account before a page is shown. If two-step sign-in has to be set up first, no other page appears
    // briefly.
    await queryClient.prefetchQuery({ ...meQuery(api), retry: false });
    await navigate(addressAfterSignIn(search), { replace: true });
  };
}
