import { ApiError } from '@aw/contracts/api-error';
import { staffLogin, staffLoginFields } from '@aw/contracts/staff/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { type ComponentProps, type FormEvent, useEffect, useRef, useState } from 'react';
import { useConsole } from '../../services/console-services';
import { typedCode } from '../../session/typed-code';
import { useStartSession } from '../../session/use-start-session';
import { asksForCode, codeError } from './code-step';
import { issueErrors } from './field-errors';
import { loginErrorText } from './login-error';
import { PasswordField } from './password-field';
import { useValidatedFields } from './use-validated-fields';
import { UsernameField } from './username-field';

type CodeFieldProps = Pick<ComponentProps<'input'>, 'name' | 'value' | 'onChange'> & { error?: string };

/** User name and password, and a code where the account has a second factor; the right ones lead on. */
export function SignInForm() {
  const { api } = useConsole();
  const { toast } = useToast();
  const startSession = useStartSession();
  const [hasCodeStep, setHasCodeStep] = useState(false);
  const [missingCode, setMissingCode] = useState<string>();
  const { form, values, errors, bind, check, show } = useValidatedFields(staffLoginFields, {
    username: '',
    password: '',
    totp: '',
  });

  const login = useMutation({
    mutationFn: (totp: string | undefined) => api.callOpenly(staffLogin, { body: { ...values, totp } }),
    onSuccess: async (session) => {
      await startSession(session);
      toast({ title: 'Login successful', description: 'Welcome back, admin!', tone: 'positive' });
    },
    onError: (error) => {
      if (asksForCode(error)) setHasCodeStep(true);
      if (error instanceof ApiError && error.issues.length > 0) show(issueErrors(error.issues));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    login.reset();
    const code = typedCode(values.totp);
    const isCodeMissing = hasCodeStep && code === undefined;
    setMissingCode(isCodeMissing ? 'Please type the code.' : undefined);
    if (check() && !isCodeMissing) login.mutate(code);
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {login.isError && !asksForCode(login.error) && <Note tone="danger">{loginErrorText(login.error)}</Note>}
      <UsernameField {...bind('username')} error={errors.username} />
      <PasswordField {...bind('password')} error={errors.password} autoComplete="current-password" />
      {hasCodeStep && (
        <CodeField
          {...bind('totp')}
          error={missingCode ?? errors.totp ?? codeError(login.error, login.variables)}
        />
      )}
      <Button type="submit" variant="primary" isBlock isPending={login.isPending} pendingLabel="Logging in…">
        Login
      </Button>
    </form>
  );
}

/** The second step of the sign-in; it takes the focus when it appears, and again after a wrong code. */
function CodeField({ error, ...input }: CodeFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    field.current?.select();
  }, [error]);
  return (
    <Field
      label="Code"
      help="The 6 digits that your authenticator app shows now, or a recovery code."
      error={error}
      isRequired
    >
      <Input
        {...input}
        ref={field}
        autoComplete="one-time-code"
        autoCapitalize="none"
        maxLength={40}
        spellCheck={false}
      />
    </Field>
  );
}
