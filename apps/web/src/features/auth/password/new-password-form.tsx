import { hasCode } from '@aw/contracts/api-error';
import { confirmPasswordReset } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { paths } from '~/lib/paths';
import { replaceUser } from '~/lib/replace-user';
import { useGo } from '~/lib/use-go';
import type { AuthState } from '../auth-notes';
import { newPasswordSchema, newPasswordWarning } from '../form/auth-schemas';
import { PasswordField } from '../form/password-field';
import { refusalOf, signInToastSubject } from '../form/refusal';
import { rememberTypedEmail, useAuthForm } from '../form/use-auth-form';

type NewPasswordFormProps = { token: string; onUsedUp: () => void };

/** Sets a new password, typed twice, then opens the sign-in page with the account's address filled in. */
export function NewPasswordForm({ token, onUsedUp }: NewPasswordFormProps) {
  const { passwordMinLength } = usePublicConfig();
  const queryClient = useQueryClient();
  const go = useGo();
  const { toast } = useToast();
  const schema = useMemo(() => newPasswordSchema(passwordMinLength), [passwordMinLength]);
  const { formProps, field, errors, note, submitProps } = useAuthForm(schema, {
    warn: (wrong) => newPasswordWarning(wrong, passwordMinLength),
    send: async ({ password }) => {
      const { email } = await api.call(confirmPasswordReset, { body: { token, password } });
      rememberTypedEmail(email);
      // All sessions of the account have ended, perhaps also this browser's.
      await replaceUser(queryClient);
      toast({
        title: 'Password changed',
        description: 'You can now sign in with it.',
        tone: 'positive',
        about: signInToastSubject,
      });
      const state: AuthState = { notice: 'password-reset' };
      await go(paths.login(), { replace: true, state });
    },
    explain: (error) => {
      const isRefused = hasCode(error, 'accounts.password');
      if (hasCode(error, 'tokens.invalid')) {
        onUsedUp();
        return undefined;
      }
      const refusal = refusalOf(error, 'Password Not Changed', { fields: ['password'] });
      return isRefused ? { ...refusal, errors: { password: error.reason }, note: undefined } : refusal;
    },
  });
  return (
    <form {...formProps} className="grid gap-4">
      {note && <Note tone="danger">{note}</Note>}
      <PasswordField
        {...field('password')}
        label="New password"
        autoComplete="new-password"
        help={`At least ${passwordMinLength} characters.`}
        error={errors.password}
      />
      <PasswordField
        {...field('confirm')}
        label="Confirm new password"
        autoComplete="new-password"
        error={errors.confirm}
      />
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Saving...">
        Set new password
      </Button>
    </form>
  );
}
