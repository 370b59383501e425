import { emailField } from '@aw/contracts/email';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormEvent, useRef, useState } from 'react';
import { failureText } from './failure';
import { useChangeEmail } from './use-change-email';

/** Takes a new address, which is used once its owner has opened the link that is mailed to it. */
export function ChangeEmailForm() {
  const [email, setEmail] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { toast } = useToast();
  const change = useChangeEmail();

  const checked = emailField.safeParse(email);
  const issue = isChecked ? checked.error?.issues[0]?.message : undefined;

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (!checked.success) return field.current?.focus();
    if (change.isPending) return;
    change.mutate(checked.data, {
      onSuccess: () => {
        setEmail('');
        setIsChecked(false);
        toast({ title: 'Link sent', description: `Please open the link we e-mailed to ${checked.data}.` });
      },
      onError: () => field.current?.focus(),
    });
  };

  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure gap-4">
      <Field
        label="New e-mail"
        help="We e-mail a link to the new address and a notice to the old one. Nothing changes until you open the link."
        error={issue ?? failureText(change.error)}
      >
        <Input
          ref={field}
          type="email"
          inputMode="email"
          autoComplete="email"
          maxLength={254}
          value={email}
          onChange={(event) => {
            setEmail(event.target.value);
            // What the server said was about another address.
            if (change.isError) change.reset();
          }}
        />
      </Field>
      <div>
        <Button type="submit" isPending={change.isPending} pendingLabel="Sending...">
          Change e-mail
        </Button>
      </div>
    </form>
  );
}
