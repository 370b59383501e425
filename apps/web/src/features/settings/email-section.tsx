import type { Account } from '@aw/contracts/account/public';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { CircleCheck, Mail, TriangleAlert } from 'lucide-react';
import { Panel } from '~/shell/panel';
import { ResendVerification } from '~/shell/resend-verification';
import { ChangeEmailForm } from './change-email-form';
import { useNotifyFailure } from './use-account-change';
import { useChangeEmail } from './use-change-email';

type PendingEmailProps = { email: string; pendingEmail: string };

/** The address of the account: whether it is confirmed, one that waits to be, and the way to another. */
export function EmailSection({ account }: { account: Account }) {
  return (
    <Panel
      id="email"
      title="Email"
      lead="You sign in with this address. If you lose your password, we email you a link to set a new one."
    >
      <div className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3 gap-y-2 border-y border-line py-3">
        <span className="mt-0.5 text-ink-muted">
          <Mail aria-hidden="true" className="size-5" strokeWidth={1.6} />
        </span>
        <p className="flex flex-wrap items-center gap-x-3 gap-y-1">
          <span className="font-strong wrap-anywhere">{account.email}</span>
          {account.isEmailVerified ? (
            <Badge tone="positive" icon={CircleCheck}>
              Confirmed
            </Badge>
          ) : (
            <Badge tone="caution" icon={TriangleAlert}>
              Not confirmed
            </Badge>
          )}
        </p>
        {!account.isEmailVerified && (
          <div className="col-start-2 grid justify-items-start gap-2 text-14 text-ink-muted">
            <p>Open the link we emailed to this address, so that we know it is yours.</p>
            <ResendVerification />
          </div>
        )}
      </div>
      {account.pendingEmail && <PendingEmail email={account.email} pendingEmail={account.pendingEmail} />}
      <ChangeEmailForm />
    </Panel>
  );
}

/** An address that waits for its confirmation, and a new link for it. */
function PendingEmail({ email, pendingEmail }: PendingEmailProps) {
  const change = useChangeEmail();
  const { toast } = useToast();
  const notifyFailure = useNotifyFailure();

  const sendAgain = () =>
    change.mutate(pendingEmail, {
      onSuccess: () =>
        toast({ title: 'Link sent', description: `Please open the link we emailed to ${pendingEmail}.` }),
      onError: (error) => notifyFailure('The link was not sent', error),
    });

  return (
    <Note tone="info" title={`${pendingEmail} is not confirmed yet.`}>
      Open the link we emailed there. Until then your address remains {email}.
      <div className="mt-2">
        <Button size="sm" isPending={change.isPending} pendingLabel="Sending..." onClick={sendAgain}>
          Send the link again
        </Button>
      </div>
    </Note>
  );
}
