import type { ResponseOf } from '@aw/contracts/endpoint';
import { startStaffTotp } from '@aw/contracts/staff/totp';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { useConsole } from '../../services/console-services';
import { refusalOf } from './refusal';
import { useChangedElsewhere } from './use-changed-elsewhere';

type StartFormProps = { onStarted: (secret: ResponseOf<typeof startStaffTotp>) => void };

/** What the second factor is for, and the password, with which its set-up begins. */
export function StartForm({ onStarted }: StartFormProps) {
  const { api } = useConsole();
  const field = useRef<HTMLInputElement>(null);
  const [password, setPassword] = useState('');
  const [isMissing, setIsMissing] = useState(false);
  const onRefused = useChangedElsewhere();
  const start = useMutation({
    mutationFn: () => api.call(startStaffTotp, { body: { password } }),
    onSuccess: onStarted,
    onError: (error) => {
      onRefused(error);
      field.current?.select();
    },
  });
  const refusal = refusalOf(start.error);

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsMissing(password === '');
    if (password === '') field.current?.focus();
    else if (!start.isPending) start.mutate();
  };

  return (
    <>
      <p className="max-w-measure text-14 text-ink-muted">
        After your password, the login then asks for a code that an app on your phone shows. Whoever learns
        your password alone does not come in.
      </p>
      <form onSubmit={submit} noValidate className="grid max-w-dialog-sm grid-cols-1 gap-4">
        {refusal.note && !start.isPending && <Note tone="danger">{refusal.note}</Note>}
        <Field
          label="Your password"
          help="It is asked for, so that an open window alone cannot set this up."
          error={isMissing ? 'Please enter your password.' : refusal.field}
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
              if (start.isError) start.reset();
            }}
          />
        </Field>
        <div>
          <Button type="submit" variant="primary" isPending={start.isPending} pendingLabel="Starting…">
            Set up authenticator app
          </Button>
        </div>
      </form>
    </>
  );
}
