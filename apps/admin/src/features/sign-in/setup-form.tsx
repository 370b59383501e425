import { ApiError } from '@aw/contracts/api-error';
import { staffSetup, staffSetupFields } from '@aw/contracts/staff/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import type { FormEvent } from 'react';
import { useConsole } from '../../services/console-services';
import { useStartSession } from '../../session/use-start-session';
import { issueErrors } from './field-errors';
import { PasswordField } from './password-field';
import { keepToken } from './setup-token';
import { useValidatedFields } from './use-validated-fields';
import { UsernameField } from './username-field';

type SetupFormProps = { token: string };

/** Creates the member of staff that a one-time link allows, and signs in. */
export function SetupForm({ token }: SetupFormProps) {
  const { api } = useConsole();
  const { toast } = useToast();
  const startSession = useStartSession();
  const { form, values, errors, bind, check, show } = useValidatedFields(staffSetupFields, {
    token,
    username: '',
    email: '',
    password: '',
  });

  const setup = useMutation({
    mutationFn: () => api.callOpenly(staffSetup, { body: values }),
    onSuccess: async (session) => {
      keepToken(undefined);
      await startSession(session);
      toast({ title: 'Account created', description: `Signed in as ${session.admin.username}.` });
    },
    onError: (error) => {
      if (error instanceof ApiError && error.issues.length > 0) show(issueErrors(error.issues));
    },
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setup.reset();
    if (check()) setup.mutate();
  };

  return (
    <form ref={form} onSubmit={submit} noValidate className="grid gap-4">
      {setup.isError && <Note tone="danger">{setupErrorText(setup.error)}</Note>}
      {errors.token && <Note tone="danger">This link is not complete. Please copy the whole of it.</Note>}
      <UsernameField {...bind('username')} error={errors.username} />
      <Field label="E-mail" error={errors.email} isRequired>
        <Input {...bind('email')} type="email" autoComplete="email" maxLength={200} />
      </Field>
      <PasswordField {...bind('password')} error={errors.password} autoComplete="new-password" />
      <Button type="submit" variant="primary" isBlock isPending={setup.isPending} pendingLabel="Creating…">
        Create account
      </Button>
    </form>
  );
}

function setupErrorText(error: unknown): string {
  return error instanceof ApiError ? error.reason : 'The account was not created. Please try again.';
}
