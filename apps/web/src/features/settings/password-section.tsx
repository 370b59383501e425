import { type Account, changePassword } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { PasswordInput } from '@aw/ui/primitives/password-input';
import { useToast } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { usePublicConfig } from '~/lib/config';
import { Panel } from '~/shell/panel';
import { sessionsQuery } from './account-queries';
import { failureText } from './failure';
import { issuerName } from './settings-text';
import { useAccountChange } from './use-account-change';
import { UsernameForManagers } from './username-for-managers';

/** Sets or changes the password, which ends every other session. */
export function PasswordSection({ account }: { account: Account }) {
  const { id, hasPassword, email, identities } = account;
  const { passwordMinLength } = usePublicConfig();
  const [password, setPassword] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const change = useAccountChange((next: string) => api.call(changePassword, { body: { password: next } }));
  const least = `at least ${passwordMinLength} characters`;

  const isTooShort = password.length < passwordMinLength;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isTooShort) return field.current?.focus();
    if (change.isPending) return;
    change.mutate(password, {
      onSuccess: () => {
        setPassword('');
        setIsChecked(false);
        void queryClient.invalidateQueries({ queryKey: sessionsQuery(id).queryKey });
        toast({
          title: 'Password saved',
          description: 'Every other browser was signed out.',
          tone: 'positive',
        });
      },
      onError: () => field.current?.focus(),
    });
  };

  return (
    <Panel
      id="password"
      title="Password"
      lead={hasPassword ? undefined : 'You have none yet: you sign in another way. You can set one as well.'}
    >
      <form onSubmit={submit} noValidate className="grid max-w-measure gap-4">
        <UsernameForManagers email={email} />
        <Field
          label={hasPassword ? 'New password' : 'Password'}
          help={`It needs ${least}. Saving it signs out every other browser.`}
          error={isChecked && isTooShort ? `Please use ${least}.` : failureText(change.error)}
        >
          <PasswordInput
            ref={field}
            autoComplete="new-password"
            maxLength={200}
            value={password}
            onChange={(event) => {
              setPassword(event.target.value);
              // What the server said was about another password.
              if (change.isError) change.reset();
            }}
          />
        </Field>
        <div>
          <Button type="submit" isPending={change.isPending} pendingLabel="Saving...">
            {hasPassword ? 'Change password' : 'Set password'}
          </Button>
        </div>
      </form>
      {identities.length > 0 && <OtherSignIns identities={identities} />}
    </Panel>
  );
}

/** The providers with which one signs in as well. */
function OtherSignIns({ identities }: Pick<Account, 'identities'>) {
  return (
    <ul className="grid gap-1 border-t border-line pt-4 text-14 text-ink-muted">
      {identities.map(({ issuer, email, createdAt }) => (
        <li key={issuer + createdAt} className="wrap-anywhere">
          You also sign in with <b className="text-ink">{issuerName(issuer)}</b>
          {email && ` as ${email}`}.
        </li>
      ))}
    </ul>
  );
}
