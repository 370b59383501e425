import { addPasskey as addPasskeyCall, startPasskey } from '@aw/contracts/auth/mfa';
import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useId } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { makePasskey } from '~/lib/passkeys';
import { passkeyProblem } from '../confirm/passkey-problem';
import { useConfirmed } from '../confirm/use-confirmed';
import { useCacheAccount } from '../use-account-change';
import { passkeyName } from './passkey-name';

type Run = <T>(call: () => Promise<T>) => Promise<T>;

const maxNameLength = 60;
const schema = z.object({ name: z.string().check(z.trim()) });

/** Asks for the name of a new passkey, then lets the device create it. */
export function AddPasskeyDialog({ onClose }: { onClose: () => void }) {
  const formId = useId();
  const { run } = useConfirmed();
  const { toast } = useToast();
  const cacheAccount = useCacheAccount();
  const { formProps, field, note, submitProps } = useZodForm(schema, {
    defaultValues: { name: passkeyName(navigator.userAgent) },
    send: async ({ name }) => {
      cacheAccount(await addPasskey(name || passkeyName(navigator.userAgent), run));
      toast({
        title: 'Passkey added',
        description: 'You can sign in with it from now on.',
        tone: 'positive',
      });
      onClose();
    },
    explain: (error) => ({ note: passkeyProblem(error) }),
  });

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
          <Button {...submitProps} form={formId} variant="primary" pendingLabel="Waiting for your device...">
            Add passkey
          </Button>
        </>
      }
    >
      <form id={formId} {...formProps} className="grid gap-3">
        <Field label="Name" help="You will see this name in the list of your passkeys.">
          <Input {...field('name')} maxLength={maxNameLength} autoComplete="off" />
        </Field>
        {note && <Note tone="danger">{note}</Note>}
      </form>
    </Dialog>
  );
}

/** Creates a passkey on the device and stores its public key on the server. Throws the error of either. */
async function addPasskey(name: string, run: Run): Promise<Account> {
  const answer = await makePasskey(await run(() => api.call(startPasskey, {})));
  return run(() => api.call(addPasskeyCall, { body: { name, answer } }));
}
