import { type Account, changeEmail } from '@aw/contracts/users/account';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { CircleCheck, Mail, TriangleAlert } from 'lucide-react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { ResendVerification } from '~/shell/resend-verification';
import { failureText } from './failure';
import { useAccountChange, useNotifyFailure } from './use-account-change';

type PendingEmailProps = { email: string; pendingEmail: string };

/** Address of the account, with its confirmation, a pending new address, and a form to change it. */
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

/** New address that is not confirmed yet, with a button to send its link again. */
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

/** Changes the address. The new one is used after its owner has opened the link that is mailed to it. */
function ChangeEmailForm() {
  const { toast } = useToast();
  const change = useChangeEmail();
  const { form, formProps, field, errors, submitProps } = useZodForm(changeEmail.body, {
    send: async ({ email }) => {
      await change.mutateAsync(email);
      form.reset({ email: '' });
      toast({ title: 'Link sent', description: `Please open the link we emailed to ${email}.` });
    },
    explain: (error) => ({ errors: { email: failureText(error) } }),
  });

  return (
    <form {...formProps} className="grid max-w-measure gap-4">
      <Field
        label="New email"
        help="We email a link to the new address and a notice to the old one. Nothing changes until you open the link."
        error={errors.email}
        isRequired
      >
        <Input {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
      </Field>
      <div>
        <Button {...submitProps} pendingLabel="Sending...">
          Change email
        </Button>
      </div>
    </form>
  );
}

/** Mails a link to a new address. The old address stays until the link is opened. */
function useChangeEmail() {
  return useAccountChange((email: string) => api.call(changeEmail, { body: { email } }));
}
