import { useQueryClient } from '@tanstack/react-query';
import { useLocation, useNavigate } from 'react-router';
import { useConsole } from '../api/console-services';
import { meQuery } from '../api/shared-queries';
import { addressAfterSignIn } from './sign-in-address';

/** Gives `startSession(token)`: keeps the token and goes to the page that asked for it, or to the first one. */
export function useStartSession() {
  const { api, gate, tokens } = useConsole();
  const { search } = useLocation();
  const navigate = useNavigate();
  const queryClient = useQueryClient();

  return async (token: string) => {
    tokens.save(token);
    gate.open();
    queryClient.removeQueries();
    // Asked before a page is drawn: where a second factor has to be set up first, none of them flashes by.
    await queryClient.prefetchQuery({ ...meQuery(api), retry: false });
    await navigate(addressAfterSignIn(search), { replace: true });
  };
}
