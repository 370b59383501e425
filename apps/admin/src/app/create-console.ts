import { createBrowserRouter } from 'react-router';
import { createQueryClient } from '../api/query-client';
import type { RuntimeConfig } from '../api/runtime-config';
import type { ConsoleServices } from '../services/console-services';
import { createDraftStore, draftOwnerKey } from '../services/draft-store';
import { createSetupGate } from '../services/setup-gate';
import { createStaffApi } from '../services/staff-api';
import { createTokenStore } from '../services/token-store';
import { redirectFor, signInAddress } from '../session/sign-in-address';
import { consoleRoutes } from './routes';

/**
 * Creates the router, cache and services. An expired token leads to the sign-in page, a missing second factor to its
 * set-up.
 */
export function createConsole({ apiOrigin, siteOrigin }: RuntimeConfig) {
  const tokens = createTokenStore(() => localStorage);
  const queryClient = createQueryClient();
  const gate = createSetupGate();
  const router = createBrowserRouter(consoleRoutes(tokens, gate));
  const onExpired = () =>
    void router.navigate(signInAddress(router.state.location), { state: { isExpired: true } });
  const onSetupNeeded = () => {
    gate.close();
    const address = redirectFor(router.state.location, { hasToken: true, isSetupNeeded: true });
    if (address) void router.navigate(address, { replace: true });
  };
  const api = createStaffApi({ apiOrigin, tokens, onExpired, onSetupNeeded });
  const services: ConsoleServices = { api, tokens, gate, drafts: createDraftStore(), siteOrigin };
  // Someone else signed in in another tab, so the texts and data of this tab belong to a different person.
  window.addEventListener('storage', ({ key }) => {
    if (key === draftOwnerKey) window.location.reload();
  });
  return { router, queryClient, services };
}

export type ConsoleParts = ReturnType<typeof createConsole>;
