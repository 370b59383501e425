import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Link } from '@aw/ui/primitives/link';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { type FormEvent, useEffect, useRef, useState } from 'react';
import { paths } from '~/lib/paths';

/** How an address is confirmed in a browser that is not signed in to its account. */
export type Proof = { password: string; signIn: boolean };

type ConfirmElsewhereProps = {
  /** What is being sent, while it is. */
  sent: Proof | undefined;
  isWrongPassword: boolean;
  /** Another password is being typed than the one that was wrong. */
  onRetyped: () => void;
  onConfirm: (proof: Proof) => void;
};

/** The password of the account and the two ways to confirm: the mail alone could be about somebody else's account. */
export function ConfirmElsewhere({ sent, isWrongPassword, onRetyped, onConfirm }: ConfirmElsewhereProps) {
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isWrongPassword) field.current?.select();
  }, [isWrongPassword]);

  const confirm = (signIn: boolean) => {
    setIsMissing(password === '');
    if (password === '') field.current?.focus();
    else if (!sent) onConfirm({ password, signIn });
  };
  const submit = (event: FormEvent) => {
    event.preventDefault();
    confirm(true);
  };
  const wrong = isWrongPassword ? 'This is not the account’s password. Please try again.' : undefined;
  const pending = (signIn: boolean) => ({
    isPending: sent?.signIn === signIn,
    pendingLabel: 'Confirming...',
  });

  return (
    <form onSubmit={submit} noValidate className="grid gap-4">
      <Field
        label="Account password"
        help={
          <Link to={paths.forgotPassword} className="inline-flex min-h-6 items-center">
            Forgot password?
          </Link>
        }
        error={isMissing ? 'Please enter your password.' : wrong}
        isRequired
      >
        <PasswordInput
          ref={field}
          autoComplete="current-password"
          maxLength={200}
          value={password}
          onChange={(event) => {
            setPassword(event.target.value);
            setIsMissing(false);
            if (isWrongPassword) onRetyped();
          }}
        />
      </Field>
      <div className="flex flex-wrap gap-2 max-sm:grid">
        <Button type="submit" variant="primary" {...pending(true)}>
          Confirm and sign in here
        </Button>
        <Button onClick={() => confirm(false)} {...pending(false)}>
          Only confirm
        </Button>
      </div>
    </form>
  );
}
