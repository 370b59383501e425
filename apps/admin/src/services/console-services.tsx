import { createContext, type ReactNode, useContext, useSyncExternalStore } from 'react';
import type { DraftStore } from './draft-store';
import type { SetupGate } from './setup-gate';
import type { StaffApi } from './staff-api';
import type { TokenStore } from './token-store';

export type ConsoleServices = {
  api: StaffApi;
  tokens: TokenStore;
  gate: SetupGate;
  drafts: DraftStore;
  /** Origin of the students' site; empty if it is the console's own. */
  siteOrigin: string;
};

const ConsoleContext = createContext<ConsoleServices | undefined>(undefined);

type ConsoleServicesProviderProps = { services: ConsoleServices; children: ReactNode };

/** Provides the API, the stores and the site's address to everything below it. */
export function ConsoleServicesProvider({ services, children }: ConsoleServicesProviderProps) {
  return <ConsoleContext value={services}>{children}</ConsoleContext>;
}

/** Returns the services that the console was started with. */
export function useConsole(): ConsoleServices {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('useConsole needs a ConsoleServicesProvider above it');
  return services;
}

/** Checks whether everything except the set-up of two-step sign-in is closed. */
export function useIsSetupNeeded(): boolean {
  const { gate } = useConsole();
  return useSyncExternalStore(gate.subscribe, gate.isClosed);
}
