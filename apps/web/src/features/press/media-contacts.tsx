import type { Press } from '@aw/content/schemas/press';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Mail } from 'lucide-react';
import { MessageForm } from '~/contact-messages/message-form';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';

/** Whom the press asks: by mail with a subject, in a chat with its beginning, or with the form. */
export function MediaContacts({ contacts }: { contacts: Press['contacts'] }) {
  const config = usePublicConfig();
  return (
    <div className="grid gap-8">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {contacts.map(({ title, text, channel, subject }) => (
          <li key={title} className="grid">
            {channel === 'mail' ? (
              <ActionCard icon={Mail} title={title} text={text} to={mailLink(config, subject)} />
            ) : (
              <ActionCard icon={WhatsAppIcon} title={title} text={text} to={whatsAppLink(config, subject)} />
            )}
          </li>
        ))}
      </ul>
      <div className="grid gap-4">
        <h3 className="text-18 leading-title">Write to us here</h3>
        <MessageForm kind="press" name="full" submitLabel="Send to the press contact" />
      </div>
    </div>
  );
}
