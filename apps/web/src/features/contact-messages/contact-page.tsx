import contact from '@aw/content/contact';
import type { Contact } from '@aw/content/schemas/contact';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Badge } from '@aw/ui/primitives/badge';
import { Link } from '@aw/ui/primitives/link';
import { Building2, MapPin } from 'lucide-react';
import { MessageForm } from '~/contact-messages/message-form';
import { SupportContacts } from '~/shell/support-contacts';

type LocationsProps = { lead: string; locations: Contact['locations'] };

/** The page /contact: contacts, a message form, opening hours and locations. */
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

/** Common questions about contacting us, with their answers. */
function ContactQuestions({ entries }: { entries: Contact['faq'] }) {
  return (
    <CueSection title="Questions about contacting us">
      <div className="grid grid-cols-1 gap-x-8 gap-y-6 xl:grid-cols-2">
        {entries.map(({ id, question, answer, link }) => (
          <div key={id} id={id} className="grid content-start gap-1.5 scroll-mt-24 break-inside-avoid">
            <h3>{question}</h3>
            <p className="max-w-measure text-15 text-ink-muted">{answer}</p>
            {link && (
              <p className="text-15">
                <Link to={link.to} className="inline-flex min-h-6 items-center">
                  {link.text}
                </Link>
              </p>
            )}
          </div>
        ))}
      </div>
    </CueSection>
  );
}

/** Opening hours of our services. */
function Hours({ hours }: { hours: Contact['hours'] }) {
  return (
    <CueSection title="Business hours" lead="Every day of the year.">
      <dl className="max-w-measure border-t border-ink dark:border-line-strong">
        {hours.map(({ what, when }) => (
          <div key={what} className="flex items-baseline justify-between gap-4 border-b border-line py-2.5">
            <dt>{what}</dt>
            <dd className="text-end font-strong tabular-nums">{when}</dd>
          </div>
        ))}
      </dl>
    </CueSection>
  );
}

/** The office and the cities that it serves. */
function Locations({ lead, locations }: LocationsProps) {
  return (
    <CueSection title="Locations" lead={lead}>
      <ul className="grid grid-cols-1 gap-3 sm:grid-cols-2 sm:gap-4 xl:grid-cols-3">
        {locations.map((location) => (
          <li key={location.city} className="break-inside-avoid">
            <LocationCard location={location} />
          </li>
        ))}
      </ul>
    </CueSection>
  );
}

function LocationCard({ location }: { location: Contact['locations'][number] }) {
  const { city, country, kind, timeZone } = location;
  const isOffice = kind === 'Main office';
  return (
    <div className="grid h-full content-start gap-1 rounded-2 border border-line bg-surface-raised px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-x-3">
        <h3>{city}</h3>
        <Badge isPlain tone={isOffice ? 'accent' : 'neutral'} icon={isOffice ? Building2 : MapPin}>
          {kind}
        </Badge>
      </div>
      <p className="text-14 text-ink-muted">
        {country} · {timeZone}
      </p>
    </div>
  );
}
