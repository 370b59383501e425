import type { Account } from '@aw/contracts/account/public';
import { type ReactNode, useCallback, useState } from 'react';
import { NotProven } from '../failure';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';
import { type Prove, ProveContext } from './use-confirmed';

type Waiting = { proven: () => void; refused: (reason: NotProven) => void };

type ConfirmProviderProps = { account: Account; children: ReactNode };

/** Opens one dialog for every change below that needs a fresh proof of identity. */
export function ConfirmProvider({ account, children }: ConfirmProviderProps) {
  const [waiting, setWaiting] = useState<Waiting>();

  const prove = useCallback<Prove>(
    () => new Promise((proven, refused) => setWaiting({ proven: () => proven(), refused })),
    [],
  );

  return (
    <ProveContext value={prove}>
      {children}
      {waiting && (
        <ConfirmIdentityDialog
          account={account}
          onProven={() => {
            setWaiting(undefined);
            waiting.proven();
          }}
          onClose={() => {
            setWaiting(undefined);
            waiting.refused(new NotProven());
          }}
        />
      )}
    </ProveContext>
  );
}
