import { ActionCard } from '@aw/ui/patterns/action-card';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Mail, Phone } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { mailLink, phoneLink, whatsAppLink } from '~/lib/contact-links';

/** Cards with the three support channels. The menus link to them as #support. */
export function SupportContacts() {
  const config = usePublicConfig();
  const contacts = [
    { icon: WhatsAppIcon, title: 'WhatsApp', text: config.phone, to: whatsAppLink(config) },
    { icon: Mail, title: 'Email', text: <Address email={config.email} />, to: mailLink(config) },
    { icon: Phone, title: 'Phone', text: config.phone, to: phoneLink(config) },
  ];
  return (
    <div id="support">
      <CueSection title="Support" lead="Open 24 hours a day, 7 days a week.">
        <ul className="grid grid-cols-1 gap-4 wrap-anywhere lg:grid-cols-[1fr_1.25fr_1fr] [&>li]:grid">
          {contacts.map((contact) => (
            <li key={contact.title}>
              <ActionCard {...contact} />
            </li>
          ))}
        </ul>
      </CueSection>
    </div>
  );
}

/** Email address that can break after its @ on a short line. */
function Address({ email }: { email: string }) {
  const [name, host] = email.split('@');
  return (
    <>
      {name}@<wbr />
      {host}
    </>
  );
}
