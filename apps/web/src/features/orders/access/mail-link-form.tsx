import { ApiError } from '@aw/contracts/api-error';
import { emailField } from '@aw/contracts/email';
import { mailOrderLink } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useMutation } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';

type Issues = { orderId?: string; email?: string };

/** Has the link of an order mailed again; whether there is such an order, the answer does not tell. */
export function MailLinkForm({ orderId = '' }: { orderId?: string }) {
  const [issues, setIssues] = useState<Issues>({});
  const form = useRef<HTMLFormElement>(null);
  const mail = useMutation({
    mutationFn: (body: { orderId: string; email: string }) => api.call(mailOrderLink, { body }),
  });

  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    if (mail.isPending) return;
    const { number, email, issues: found } = readLinkForm(event.currentTarget);
    setIssues(found);
    const first = found.orderId ? 'orderId' : found.email ? 'email' : undefined;
    if (first) return form.current?.querySelector<HTMLInputElement>(`[name="${first}"]`)?.focus();
    if (email.success) mail.mutate({ orderId: number, email: email.data });
  };

  /** Takes a message away as soon as its field is right. */
  const recheck = (event: FormEvent<HTMLFormElement>) => {
    const { issues: now } = readLinkForm(event.currentTarget);
    setIssues({ orderId: issues.orderId && now.orderId, email: issues.email && now.email });
  };

  return (
    <form ref={form} onSubmit={submit} onInput={recheck} noValidate className="grid max-w-measure gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Order number"
          help="It begins with AW- and is in every e-mail about the order."
          error={issues.orderId}
        >
          <Input name="orderId" defaultValue={orderId} maxLength={40} autoComplete="off" spellCheck={false} />
        </Field>
        <Field label="E-mail" help="The address the order was placed with." error={issues.email}>
          <Input name="email" type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      {mail.data && (
        <div role="status">
          <Note tone="positive">{mail.data.message}</Note>
        </div>
      )}
      {mail.error && (
        <Note tone="danger">
          {mail.error instanceof ApiError ? mail.error.reason : 'It was not sent. Please try again.'}
        </Note>
      )}
      <div>
        <Button type="submit" isPending={mail.isPending} pendingLabel="Sending...">
          E-mail the link again
        </Button>
      </div>
    </form>
  );
}

function readLinkForm(form: HTMLFormElement) {
  const data = new FormData(form);
  const email = emailField.safeParse(data.get('email'));
  const typed = data.get('orderId');
  const number = typeof typed === 'string' ? typed.trim() : '';
  const issues: Issues = {
    orderId: number === '' ? 'Please enter the order number.' : undefined,
    email: email.error?.issues[0]?.message,
  };
  return { number, email, issues };
}
