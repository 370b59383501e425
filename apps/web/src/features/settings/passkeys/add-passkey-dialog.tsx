import { addPasskey as addPasskeyCall, startPasskey } from '@aw/contracts/account/mfa';
import type { Account } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useId, useState } from 'react';
import { api } from '~/lib/api';
import { makePasskey } from '~/lib/passkeys';
import { passkeyProblem } from '../confirm/passkey-problem';
import { useConfirmed } from '../confirm/use-confirmed';
import { useKeepAccount } from '../use-account-change';
import { passkeyName } from './passkey-name';

type Run = <T>(call: () => Promise<T>) => Promise<T>;

const longestName = 60;

/** Names a new passkey, then lets the device make it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const [name, setName] = useState(() => passkeyName(navigator.userAgent));
  const formId = useId();
  const { run } = useConfirmed();
  const { toast } = useToast();
  const keepAccount = useKeepAccount();
  const add = useMutation({
    mutationFn: () => addPasskey(name.trim() || passkeyName(navigator.userAgent), run),
    onSuccess: (account) => {
      keepAccount(account);
      toast({
        title: 'Passkey added',
        description: 'You can sign in with it from now on.',
        tone: 'positive',
      });
      onClose();
    },
  });
  const problem = add.error && passkeyProblem(add.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    if (!add.isPending) add.mutate();
  };

  return (
    <Dialog
      isOpen
      size="sm"
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title="Add a passkey"
      description="Your device then asks for your fingerprint, face or screen lock."
      actions={
        <>
          <Button onClick={onClose}>Cancel</Button>
          <Button
            type="submit"
            form={formId}
            variant="primary"
            isPending={add.isPending}
            pendingLabel="Waiting for your device..."
          >
            Add passkey
          </Button>
        </>
      }
    >
      <form id={formId} onSubmit={submit} noValidate className="grid gap-3">
        <Field label="Name" help="So that you recognise it in the list.">
          <Input
            value={name}
            maxLength={longestName}
            autoComplete="off"
            onChange={(event) => setName(event.target.value)}
          />
        </Field>
        {problem && <Note tone="danger">{problem}</Note>}
      </form>
    </Dialog>
  );
}

/** Lets the device make a passkey and the server keep its public half; throws what either refuses. */
async function addPasskey(name: string, run: Run): Promise<Account> {
  const answer = await makePasskey(await run(() => api.call(startPasskey, {})));
  return run(() => api.call(addPasskeyCall, { body: { name, answer } }));
}
