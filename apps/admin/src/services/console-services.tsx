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
  /** Where students read; empty when it is the console's own origin. */
  siteOrigin: string;
};

const ConsoleContext = createContext<ConsoleServices | undefined>(undefined);

type ConsoleServicesProviderProps = { services: ConsoleServices; children: ReactNode };

/** Gives everything below it the API, the token store and the site's address. */
export function ConsoleServicesProvider({ services, children }: ConsoleServicesProviderProps) {
  return <ConsoleContext value={services}>{children}</ConsoleContext>;
}

/** The services that the console was started with. */
export function useConsole(): ConsoleServices {
  const services = useContext(ConsoleContext);
  if (!services) throw new Error('useConsole needs a ConsoleServicesProvider above it');
  return services;
}

/** Whether everything but the set-up of the second factor is closed now. */
export function useIsSetupNeeded(): boolean {
  const { gate } = useConsole();
  return useSyncExternalStore(gate.subscribe, gate.isClosed);
}
