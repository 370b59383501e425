import type { Account } from '@aw/contracts/users/account';
import { type ReactNode, useCallback, useState } from 'react';
import { NotProven } from '../failure';
import { ConfirmIdentityDialog } from './confirm-identity-dialog';
import { type Prove, ProveContext } from './use-confirmed';

type PendingProof = { proven: () => void; refused: (reason: NotProven) => void };

type ConfirmProviderProps = { account: Account; children: ReactNode };

/** Opens one dialog for all changes below it that need a fresh proof of identity. */
export function ConfirmProvider({ account, children }: ConfirmProviderProps) {
  const [pending, setPending] = useState<PendingProof>();

  const prove = useCallback<Prove>(
    () => new Promise((proven, refused) => setPending({ proven: () => proven(), refused })),
    [],
  );

  return (
    <ProveContext value={prove}>
      {children}
      {pending && (
        <ConfirmIdentityDialog
          account={account}
          onProven={() => {
            setPending(undefined);
            pending.proven();
          }}
          onClose={() => {
            setPending(undefined);
            pending.refused(new NotProven());
          }}
        />
      )}
    </ProveContext>
  );
}
