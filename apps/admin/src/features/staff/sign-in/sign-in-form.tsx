import { issueErrors } from '@aw/contracts/api-error';
import { staffLogin, staffLoginFields } from '@aw/contracts/staff/public';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormFailure, useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useEffect, useState } from 'react';
import * as z from 'zod/mini';
import { useConsole } from '../../../services/console-services';
import { typedCode } from '../../../session/typed-code';
import { useStartSession } from '../../../session/use-start-session';
import { CodeField, codeSchema } from '../code-field';
import { PasswordField } from './password-field';
import { codeError, loginErrorText, needsCode } from './sign-in-errors';
import { UsernameField } from './username-field';

/** Fields of the second try, which also needs a code. */
const withCode = z.extend(staffLoginFields, { totp: codeSchema });

/** Form with username and password, and a code if the account has two-step sign-in. */
export function SignInForm() {
  const { api } = useConsole();
  const { toast } = useToast();
  const startSession = useStartSession();
  const [hasCodeStep, setHasCodeStep] = useState(false);
  const { form, formProps, field, errors, note, submitProps } = useZodForm(
    hasCodeStep ? withCode : staffLoginFields,
    {
      defaultValues: { username: '', password: '', totp: '' },
      send: async ({ totp = '', ...fields }) => {
        await startSession(await api.callOpenly(staffLogin, { body: { ...fields, totp: typedCode(totp) } }));
        toast({ title: 'Login successful', description: 'Welcome back, admin!', tone: 'positive' });
      },
      explain: (error): FormFailure => {
        if (needsCode(error)) {
          setHasCodeStep(true);
          return { errors: { totp: codeError(error, typedCode(form.getValues('totp') ?? '')) } };
        }
        return { errors: issueErrors(error), note: loginErrorText(error) };
      },
      recheck: 'shown',
      isCheckedWhenLeft: true,
    },
  );

  const codeProblem = errors.totp;
  useEffect(() => {
    if (hasCodeStep) form.setFocus('totp');
  }, [hasCodeStep, form]);
  useEffect(() => {
    // Selects a wrong code, so that the next one replaces it.
    if (codeProblem) form.setFocus('totp', { shouldSelect: true });
  }, [codeProblem, form]);

  return (
    <form {...formProps} className="grid gap-4">
      {note && <Note tone="danger">{note}</Note>}
      <UsernameField {...field('username')} error={errors.username} />
      <PasswordField {...field('password')} error={errors.password} autoComplete="current-password" />
      {hasCodeStep && <CodeField {...field('totp')} error={errors.totp} />}
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Logging in…">
        Login
      </Button>
    </form>
  );
}
