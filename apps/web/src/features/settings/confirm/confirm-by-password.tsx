import type { Account } from '@aw/contracts/account/public';
import { ApiError } from '@aw/contracts/api-error';
import { confirmIdentity } from '@aw/contracts/auth/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { failureText } from '../failure';
import { UsernameForManagers } from '../username-for-managers';

export type ProofProps = { account: Account; onProven: () => void };

/** The password once more; a wrong one keeps the dialog and says so. */
export function ConfirmByPassword({ account, onProven }: ProofProps) {
  const [password, setPassword] = useState('');
  const [isEmpty, setIsEmpty] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const confirm = useMutation({
    mutationFn: () => api.call(confirmIdentity, { body: { password } }),
    onSuccess: onProven,
    onError: () => field.current?.select(),
  });

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsEmpty(password === '');
    if (password === '') field.current?.focus();
    else if (!confirm.isPending) confirm.mutate();
  };

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <UsernameForManagers email={account.email} />
      <Field label="Password" error={isEmpty ? 'Please enter your password.' : problemOf(confirm.error)}>
        <PasswordInput
          ref={field}
          autoComplete="current-password"
          value={password}
          maxLength={200}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsEmpty(false);
            if (confirm.isError) confirm.reset();
          }}
        />
      </Field>
      <Button
        type="submit"
        variant="primary"
        isBlock
        isPending={confirm.isPending}
        pendingLabel="Checking..."
      >
        Confirm
      </Button>
    </form>
  );
}

function problemOf(error: unknown): string | undefined {
  const isWrong = error instanceof ApiError && error.code === 'auth.credentials';
  return isWrong ? 'This is not your password. Please try again.' : failureText(error);
}
