import { issueErrors, reasonOf } from '@aw/contracts/api-error';
import { staffCheckSetup, staffSetup, staffSetupFields } from '@aw/contracts/staff/public';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useQuery } from '@tanstack/react-query';
import { KeyRound } from 'lucide-react';
import { type ReactNode, useEffect, useState } from 'react';
import { Link, useLocation, useNavigate } from 'react-router';
import { useTitle } from '../../../format/use-title';
import { useConsole } from '../../../services/console-services';
import { useStartSession } from '../../../session/use-start-session';
import { PasswordField } from './password-field';
import { savedToken, saveToken, takeToken } from './setup-token';
import { SignInSheet } from './sign-in-sheet';
import { UsernameField } from './username-field';

/** Page behind the one-time link that creates a staff account. */
export function SetupPage() {
  const token = useSetupToken();
  useTitle('New staff account');
  return (
    <SignInSheet
      title="New staff account"
      lead="This link works once. It creates your account for this console."
    >
      {token ? (
        <CheckedSetup token={token} />
      ) : (
        <NoForm title="The one-time link is missing">
          Ask an administrator to create one for you under Staff. The server prints the first one when it
          starts; <code className="font-mono">npm run admin:invite</code> prints a new one.
        </NoForm>
      )}
    </SignInSheet>
  );
}

/**
 * Form of the new account, unless the link was used or is too old. If that cannot be checked, the form itself will
 * tell.
 */
function CheckedSetup({ token }: { token: string }) {
  const { api } = useConsole();
  const { data, isPending } = useQuery({
    queryKey: ['setup-link', token],
    queryFn: ({ signal }) => api.callOpenly(staffCheckSetup, { body: { token }, signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  if (isPending)
    return (
      <LoadingRegion label="Checking the link…">
        <Skeleton shape="block" />
      </LoadingRegion>
    );
  if (data?.isUsable !== false) return <SetupForm token={token} />;
  return (
    <NoForm title="This link no longer works">
      It was already used, was replaced by a newer one, or is older than 24 hours. If you created your account
      with it, sign in. If not, ask an administrator for a new link.
    </NoForm>
  );
}

/** Says why there is no form, and leads to the sign-in. */
function NoForm({ title, children }: { title: string; children: ReactNode }) {
  const action = (
    <Button asChild>
      <Link to="/admin-login">Go to sign-in</Link>
    </Button>
  );
  return (
    <EmptyState icon={KeyRound} title={title} action={action}>
      {children}
    </EmptyState>
  );
}

/** Returns the token of the one-time link, and removes it from the address bar. */
function useSetupToken(): string | undefined {
  const { pathname, search } = useLocation();
  const navigate = useNavigate();
  const [token] = useState(() => takeToken(search).token ?? savedToken());

  useEffect(() => {
    const address = takeToken(search);
    if (address.token === undefined) return;
    saveToken(address.token);
    void navigate(pathname + address.search, { replace: true });
  }, [pathname, search, navigate]);

  return token;
}

/** Creates the staff account and signs in. */
function SetupForm({ token }: { token: string }) {
  const { api } = useConsole();
  const { toast } = useToast();
  const startSession = useStartSession();
  const { formProps, field, errors, note, submitProps } = useZodForm(staffSetupFields, {
    defaultValues: { token, username: '', email: '', password: '' },
    send: async (body) => {
      const session = await api.callOpenly(staffSetup, { body });
      saveToken(undefined);
      await startSession(session);
      toast({ title: 'Account created', description: `Signed in as ${session.admin.username}.` });
    },
    explain: (error) => ({
      errors: issueErrors(error),
      note: setupErrorText(error),
    }),
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });
  // No field shows it, but its errors have to be shown.
  field('token');

  return (
    <form {...formProps} className="grid gap-4">
      {note && <Note tone="danger">{note}</Note>}
      {errors.token && <Note tone="danger">This link is incomplete. Please copy all of it.</Note>}
      <UsernameField {...field('username')} error={errors.username} />
      <Field label="Email" error={errors.email} isRequired>
        <Input {...field('email')} type="email" autoComplete="email" maxLength={200} />
      </Field>
      <PasswordField {...field('password')} error={errors.password} autoComplete="new-password" />
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Creating…">
        Create account
      </Button>
    </form>
  );
}

function setupErrorText(error: unknown): string {
  return reasonOf(error, 'The account was not created. Please try again.');
}
