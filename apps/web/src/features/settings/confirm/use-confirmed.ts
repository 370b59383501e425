import { createContext, useContext, useMemo } from 'react';
import { runConfirmed } from './run-confirmed';

/** Asks the person to prove who they are; throws NotProven when they do not. */
export type Prove = () => Promise<void>;

export const ProveContext = createContext<Prove | undefined>(undefined);

/** Gives `run(call)`, which repeats a call after a fresh proof where one is needed, and `prove` for a proof ahead. */
export function useConfirmed() {
  const prove = useContext(ProveContext);
  if (!prove) throw new Error('useConfirmed needs a ConfirmProvider above it');
  return useMemo(
    () => ({ prove, run: <T>(call: () => Promise<T>): Promise<T> => runConfirmed(call, prove) }),
    [prove],
  );
}
