import { reasonOf } from '@aw/contracts/api-error';
import { emailField } from '@aw/contracts/email';
import { mailOrderLink } from '@aw/contracts/orders/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { api } from '~/lib/api';

const schema = z.object({
  orderId: z.string().check(z.trim(), z.minLength(1, 'Please enter the order ID.')),
  email: emailField,
});

/** Requests the link of an order by email. The answer does not reveal whether the order exists. */
export function MailLinkForm({ orderId = '' }: { orderId?: string }) {
  const [answer, setAnswer] = useState<string>();
  const { formProps, field, errors, note, submitProps } = useZodForm(schema, {
    send: async (body) => {
      setAnswer(undefined);
      setAnswer((await api.call(mailOrderLink, { body })).message);
    },
    explain: (error) => ({
      note: reasonOf(error, 'The email was not sent. Please try again.'),
    }),
    recheck: 'shown',
  });

  return (
    <form {...formProps} className="grid max-w-measure gap-4">
      <div className="grid gap-4 sm:grid-cols-2">
        <Field
          label="Order ID"
          help="It starts with AW- and is in every email about the order."
          error={errors.orderId}
          isRequired
        >
          <Input
            {...field('orderId')}
            defaultValue={orderId}
            maxLength={40}
            autoComplete="off"
            spellCheck={false}
          />
        </Field>
        <Field label="Email" help="The address you ordered with." error={errors.email} isRequired>
          <Input {...field('email')} type="email" inputMode="email" autoComplete="email" maxLength={254} />
        </Field>
      </div>
      {answer && (
        <div role="status">
          <Note tone="positive">{answer}</Note>
        </div>
      )}
      {note && <Note tone="danger">{note}</Note>}
      <div>
        <Button {...submitProps} pendingLabel="Sending...">
          Email me the link
        </Button>
      </div>
    </form>
  );
}
