import { createContext, type ReactNode, useContext } from 'react';
import type { DraftStore } from '../drafts/draft-store';
import type { SetupGate } from '../session/setup-gate';
import type { TokenStore } from '../session/token-store';
import type { StaffApi } from './staff-api';

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
