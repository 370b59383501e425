import { createContext, useContext, useMemo } from 'react';
import { runConfirmed } from './run-confirmed';

/** Asks the person to confirm their identity. Throws NotProven if they do not. */
export type Prove = () => Promise<void>;

export const ProveContext = createContext<Prove | undefined>(undefined);

/** Returns `run(call)`, which repeats a call after a proof if the server demands one, and `prove` for a proof in advance. */
export function useConfirmed() {
  const prove = useContext(ProveContext);
  if (!prove) throw new Error('useConfirmed needs a ConfirmProvider above it');
  return useMemo(
    () => ({ prove, run: <T>(call: () => Promise<T>): Promise<T> => runConfirmed(call, prove) }),
    [prove],
  );
}
