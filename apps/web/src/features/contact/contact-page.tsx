import contact from '@aw/content/contact';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { MessageForm } from '~/contact-messages/message-form';
import { SupportContacts } from '~/shell/support-contacts';
import { ContactQuestions } from './contact-questions';
import { Hours } from './hours';
import { Locations } from './locations';

/** /contact: the ways to reach us, a message to support, where we are and when. */
export function ContactPage() {
  return (
    <div className="wrap">
      <PageHead title="Contact Us" lead={contact.lead} />
      <SupportContacts />
      <div className="print:hidden">
        <CueSection title="Send a message" lead={contact.formLead}>
          <MessageForm kind="contact" name="first-last" hasNewsletter submitLabel="Send message" />
        </CueSection>
      </div>
      <Hours hours={contact.hours} />
      <Locations lead={contact.locationsLead} locations={contact.locations} />
      <ContactQuestions entries={contact.faq} />
    </div>
  );
}
