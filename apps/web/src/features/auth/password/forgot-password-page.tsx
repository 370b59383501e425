import { requestPasswordReset } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useEffect, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { supportLinks } from '~/shell/contacts';
import { AuthCard } from '../auth-card';
import { AuthPage } from '../auth-page';
import { emailSchema } from '../form/auth-schemas';
import { EmailInput } from '../form/email-input';
import { refusalOf } from '../form/refusal';
import { useAuthForm } from '../form/use-auth-form';
import { ResetAdvice } from './reset-advice';

/** The page /forgot-password: emails a link to set a new password. */
export function ForgotPasswordPage() {
  const [sentTo, setSentTo] = useState<string>();
  return (
    <AuthPage
      back={{ label: 'Back to Sign In', to: paths.login() }}
      title="Forgot Password"
      lead="We email you a link to choose a new password. This also works if you have lost your passkey."
      meta={<SupportLinks />}
      side={<ResetAdvice />}
    >
      <AuthCard>
        {sentTo === undefined ? (
          <RequestForm onSent={setSentTo} />
        ) : (
          <Sent email={sentTo} onAnother={() => setSentTo(undefined)} />
        )}
      </AuthCard>
    </AuthPage>
  );
}

function RequestForm({ onSent }: { onSent: (email: string) => void }) {
  const { formProps, field, errors, note, submitProps } = useAuthForm(emailSchema, {
    send: async ({ email }) => {
      await api.call(requestPasswordReset, { body: { email } });
      onSent(email);
    },
    explain: (error) => refusalOf(error, 'Link Not Sent', { fields: ['email'] }),
  });
  return (
    <form {...formProps} className="grid gap-4">
      {note && <Note tone="danger">{note}</Note>}
      <EmailInput
        {...field('email')}
        autoComplete="email"
        error={errors.email}
        help="The email address of your account."
      />
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Sending...">
        Send Reset Link
      </Button>
    </form>
  );
}

function Sent({ email, onAnother }: { email: string; onAnother: () => void }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <div className="grid gap-4">
      <div className="grid gap-2">
        <h2 ref={heading} tabIndex={-1}>
          Check your email
        </h2>
        <p className="wrap-anywhere">
          If an account exists for <b>{email}</b>, a link to set a new password will arrive in a few minutes.
          It works once, within 30 minutes.
        </p>
        <p className="text-14 text-ink-muted">
          Nothing there? Look in your spam folder, or check the address for a typing mistake.
        </p>
      </div>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button asChild variant="primary">
          <Link to={paths.login()}>Return to Sign In</Link>
        </Button>
        <Button variant="quiet" onClick={onAnother}>
          Try again or use another address
        </Button>
      </div>
    </div>
  );
}

/** The contacts of support in one line. */
function SupportLinks() {
  const config = usePublicConfig();
  return (
    <>
      <span>Cannot open your email? Support can help:</span>
      {supportLinks(config).map(({ label, to }) => (
        <Link key={label} to={to} className="inline-flex min-h-6 items-center">
          {label}
        </Link>
      ))}
    </>
  );
}
