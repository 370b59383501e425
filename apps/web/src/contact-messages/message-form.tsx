import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { Honeypot } from './honeypot';
import { type MessageMatter, messageFields } from './message-fields';
import { MessageInput } from './message-input';
import { MessageReceipt, type Receipt } from './message-receipt';
import { useMessageForm } from './use-message-form';

export type MessageFormProps = MessageMatter & {
  /** What the subject says at first; it can still be changed. */
  subject?: string;
  hasNewsletter?: boolean;
  submitLabel: string;
  messageLabel?: string;
};

/** A message to support; once it is sent, its reference stands in the form's place. */
export function MessageForm(props: MessageFormProps) {
  const { kind, about, subject } = props;
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <MessageReceipt receipt={receipt} onAnother={() => setReceipt(undefined)} />;
  // Another matter is another message, with a draft of its own.
  return <OpenForm key={[kind, about, subject].join('\n')} {...props} onSent={setReceipt} />;
}

type OpenFormProps = MessageFormProps & { onSent: (receipt: Receipt) => void };

function OpenForm({ onSent, subject, hasNewsletter, submitLabel, messageLabel, ...matter }: OpenFormProps) {
  const { formProps, field, errors, note, submitProps, newsletter } = useMessageForm(matter, {
    subject,
    onSent,
  });
  return (
    <form {...formProps} className="relative grid max-w-measure grid-cols-1 gap-4 sm:grid-cols-2">
      {messageFields[matter.name].map(({ field: name, isHalf }) => (
        <MessageInput
          key={name}
          field={name}
          registered={field(name)}
          isHalf={isHalf}
          messageLabel={messageLabel}
          defaultValue={name === 'subject' ? subject : undefined}
          error={errors[name]}
        />
      ))}
      <Honeypot {...field('website')} />
      <div className="grid justify-items-start gap-4 sm:col-span-2">
        {hasNewsletter && (
          <Checkbox
            label="Also send me the newsletter"
            help="We email you a link to confirm. You can unsubscribe at any time."
            // A press would be lost before this code has arrived.
            isDisabled={submitProps.disabled}
            {...newsletter}
          />
        )}
        {note && <Note tone="danger">{note}</Note>}
        <Button {...submitProps} pendingLabel="Sending..." variant="primary">
          {submitLabel}
        </Button>
        <p className="text-13 text-ink-muted">
          The <Link to={paths.privacy}>Privacy Policy</Link> says how long we keep messages.
        </p>
      </div>
    </form>
  );
}
