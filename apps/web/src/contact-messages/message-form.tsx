import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Link } from '@aw/ui/primitives/link';
import { Note } from '@aw/ui/primitives/note';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { Honeypot } from './honeypot';
import { type MessageTopic, messageFields } from './message-fields';
import { MessageInput } from './message-input';
import { MessageReceipt, type Receipt } from './message-receipt';
import { useMessageForm } from './use-message-form';

export type MessageFormProps = MessageTopic & {
  /** Initial subject, which can be changed. */
  subject?: string;
  hasNewsletter?: boolean;
  submitLabel: string;
  messageLabel?: string;
};

/** Form for a message to support. Once the message is sent, its reference replaces the form. */
export function MessageForm(props: MessageFormProps) {
  const { kind, about, subject } = props;
  const [receipt, setReceipt] = useState<Receipt>();
  if (receipt) return <MessageReceipt receipt={receipt} onAnother={() => setReceipt(undefined)} />;
  // Another topic is another message, with its own draft.
  return <OpenForm key={[kind, about, subject].join('\n')} {...props} onSent={setReceipt} />;
}

type OpenFormProps = MessageFormProps & { onSent: (receipt: Receipt) => void };

function OpenForm({ onSent, subject, hasNewsletter, submitLabel, messageLabel, ...topic }: OpenFormProps) {
  const { formProps, field, errors, note, submitProps, newsletter } = useMessageForm(topic, {
    subject,
    onSent,
  });
  return (
    <form {...formProps} className="relative grid max-w-measure grid-cols-1 gap-4 sm:grid-cols-2">
      {messageFields[topic.name].map(({ field: name, isHalf }) => (
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
            // A press before hydration would be lost.
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
