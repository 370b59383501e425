import { hasCode } from '@aw/contracts/api-error';
import { confirmIdentity } from '@aw/contracts/auth/public';
import type { Account } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import * as z from 'zod/mini';
import { api } from '~/lib/api';
import { failureText } from '../failure';
import { UsernameForManagers } from '../username-for-managers';

export type ProofProps = { account: Account; onProven: () => void };

const schema = z.object({ password: z.string().check(z.minLength(1, 'Please enter your password.')) });

/** Confirms the person's identity by password. */
export function ConfirmByPassword({ account, onProven }: ProofProps) {
  const { formProps, field, errors, submitProps } = useZodForm(schema, {
    send: async (body) => {
      await api.call(confirmIdentity, { body });
      onProven();
    },
    explain: (error) => ({ errors: { password: problemOf(error) } }),
    recheck: 'untyped',
    selectsWrong: true,
  });

  return (
    <form {...formProps} className="grid gap-4">
      <UsernameForManagers email={account.email} />
      <Field label="Password" error={errors.password} isRequired>
        <PasswordInput {...field('password')} autoComplete="current-password" maxLength={200} />
      </Field>
      <Button {...submitProps} variant="primary" isBlock pendingLabel="Checking...">
        Confirm
      </Button>
    </form>
  );
}

function problemOf(error: unknown): string | undefined {
  const isWrong = hasCode(error, 'auth.credentials');
  return isWrong ? 'This is not your password. Please try again.' : failureText(error);
}
