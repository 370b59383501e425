import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useTellFailure } from './use-account-change';
import { useChangeEmail } from './use-change-email';

type PendingEmailProps = { email: string; pendingEmail: string };

/** An address that waits for its confirmation, and a new link for it. */
export function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const change = useChangeEmail();
  const { toast } = useToast();
  const notifyFailure = useTellFailure();

  const sendAgain = () =>
    change.mutate(pendingEmail, {
      onSuccess: () =>
        toast({ title: 'Link sent', description: `Please open the link that we mailed to ${pendingEmail}.` }),
      onError: (error) => notifyFailure('The link was not sent', error),
    });

  return (
    <Note tone="info" title={`${pendingEmail} is waiting.`}>
      Open the link that we mailed there. Until then your address stays {email}.
      <div className="mt-2">
        <Button size="sm" isPending={change.isPending} pendingLabel="Sending..." onClick={sendAgain}>
          Send the link again
        </Button>
      </div>
    </Note>
  );
}
