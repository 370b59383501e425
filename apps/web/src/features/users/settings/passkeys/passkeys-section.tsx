import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { Plus } from 'lucide-react';
import { useState } from 'react';
import { canUsePasskeys } from '~/lib/passkeys';
import { useHydrated } from '~/lib/use-hydrated';
import { Panel } from '~/shell/panel';
import { AddPasskeyDialog } from './add-passkey-dialog';
import { PasskeyRow } from './passkey-row';

/** Passkeys of the account, with controls to add and remove them. */
export function PasskeysSection({ account }: { account: Account }) {
  const [isAdding, setIsAdding] = useState(false);
  const canAdd = useCanAdd();
  return (
    <Panel
      id="passkeys"
      title="Passkeys"
      lead="Sign in with your fingerprint, face or screen lock instead of a password. No one can guess a passkey, or trick you into giving it away."
    >
      {account.passkeys.length > 0 && (
        <ul className="grid border-t border-line">
          {account.passkeys.map((passkey) => (
            <PasskeyRow key={passkey.id} passkey={passkey} />
          ))}
        </ul>
      )}
      {canAdd ? (
        <div>
          <Button icon={Plus} onClick={() => setIsAdding(true)}>
            Add a passkey
          </Button>
        </div>
      ) : (
        <Note tone="info">This browser does not support passkeys. Try a newer browser or your phone.</Note>
      )}
      {isAdding && <AddPasskeyDialog onClose={() => setIsAdding(false)} />}
    </Panel>
  );
}

function useCanAdd(): boolean {
  return !useHydrated() || canUsePasskeys();
}
