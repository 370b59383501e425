import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { askForPasskey, sendPasskey } from '~/lib/passkeys';
import { passkeyProblem } from './passkey-problem';

type ConfirmByPasskeyProps = { isOnlyWay: boolean; onProven: () => void };

/** Lets the device prove who is there: by finger, face or its own code. */
export function ConfirmByPasskey({ isOnlyWay, onProven }: ConfirmByPasskeyProps) {
  const prove = useMutation({
    mutationFn: async () => sendPasskey(await askForPasskey()),
    onSuccess: onProven,
  });
  return (
    <div className="grid gap-3">
      <Button
        isBlock
        icon={KeyRound}
        variant={isOnlyWay ? 'primary' : 'secondary'}
        isPending={prove.isPending}
        pendingLabel="Waiting for your device..."
        onClick={() => prove.mutate()}
      >
        Use a passkey
      </Button>
      {prove.error && <Note tone="danger">{passkeyProblem(prove.error)}</Note>}
    </div>
  );
}
