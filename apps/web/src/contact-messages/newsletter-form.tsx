import { subscribe } from '@aw/contracts/newsletter/public';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import { api } from '~/lib/api';
import { failureOf } from '~/lib/call-failure';
import { Honeypot } from './honeypot';
import { EmailBox } from './message-input';
import { SentNote } from './sent-note';

type NewsletterFormProps = {
  /** Set where the subscription is the purpose of the page. */
  isPrimary?: boolean;
};

/** Form to subscribe to the newsletter. The subscription starts with the link in the confirmation mail. */
export function NewsletterForm({ isPrimary = false }: NewsletterFormProps) {
  const [sentTo, setSentTo] = useState<string>();
  if (sentTo !== undefined) return <CheckYourMail email={sentTo} onAnother={() => setSentTo(undefined)} />;
  return <EmailForm isPrimary={isPrimary} onSent={setSentTo} />;
}

type EmailFormProps = { isPrimary: boolean; onSent: (email: string) => void };

function EmailForm({ isPrimary, onSent }: EmailFormProps) {
  const { formProps, field, errors, note, submitProps } = useZodForm(subscribe.body, {
    send: async (body) => {
      await api.call(subscribe, { body });
      onSent(body.email);
    },
    explain: failureOf,
    recheck: 'shown',
    isCheckedWhenLeft: true,
  });
  return (
    <form {...formProps} aria-label="Newsletter" className="relative grid max-w-md gap-3">
      <div className="grid gap-3 sm:grid-cols-[minmax(0,1fr)_auto] sm:items-start">
        <EmailBox registered={field('email')} error={errors.email} />
        <div className="grid sm:pt-6.5">
          <Button {...submitProps} pendingLabel="Sending..." variant={isPrimary ? 'primary' : 'secondary'}>
            Subscribe
          </Button>
        </div>
      </div>
      <Honeypot {...field('website')} />
      {note && <Note tone="danger">{note}</Note>}
    </form>
  );
}

function CheckYourMail({ email, onAnother }: { email: string; onAnother: () => void }) {
  return (
    <SentNote label="Check your email">
      <Note tone="positive" title="Check your email.">
        To confirm, open the link we are sending to <b>{email}</b>. It works for seven days. If you are
        already subscribed, you get no email.
      </Note>
      <Button variant="quiet" size="sm" onClick={onAnother}>
        Use another address
      </Button>
    </SentNote>
  );
}
