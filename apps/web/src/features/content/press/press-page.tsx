import built from '@aw/content/press';
import type { Press } from '@aw/content/schemas/press';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Icon } from '@aw/ui/primitives/icon';
import { Download, Mail, SearchCheck } from 'lucide-react';
import { MessageForm } from '~/contact-messages/message-form';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { siteDetails } from '~/lib/site-details';
import { kitAddress, kitArchive, MediaKit } from './media-kit';
import { ReleaseList } from './release-list';

/** Page for the press: figures, releases, downloads and contacts. */
export function PressPage() {
  const press = useLiveText('press', built);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Press"
        lead={press.lead}
        actions={
          <Button asChild icon={Download}>
            <a href={kitAddress(kitArchive(press.mediaKit))} download>
              Download media kit
            </a>
          </Button>
        }
      />
      <ClaimFigures ids={press.stats} label={`${siteDetails.siteName} in figures`} />
      <CueSection title="Press releases" lead="Newest first.">
        <ReleaseList about={press.about} />
      </CueSection>
      <CueSection
        title="Media kit"
        lead={`Free to use in reports about ${siteDetails.siteName}. Please do not change the logo.`}
      >
        <MediaKit items={press.mediaKit} />
      </CueSection>
      <CueSection title="Standards we hold ourselves to" lead={press.awardsLead}>
        <Standards items={press.awards} />
      </CueSection>
      <CueSection title="Media contacts" lead="A person answers every enquiry.">
        <MediaContacts contacts={press.contacts} />
      </CueSection>
    </div>
  );
}

/** Contacts for the press: mail with a subject, chat with a first message, and a form. */
function MediaContacts({ contacts }: { contacts: Press['contacts'] }) {
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

/** Standards of the site, each with instructions to verify it. */
function Standards({ items }: { items: Press['awards'] }) {
  return (
    <ul className="grid gap-4 md:grid-cols-2">
      {items.map(({ title, text, check }) => (
        <li
          key={title}
          className="grid content-start gap-2.5 rounded-2 border border-line bg-surface-raised px-4.5 py-4"
        >
          <h3 className="text-18 leading-[1.3]">{title}</h3>
          <p className="text-14 text-ink-muted">{text}</p>
          <p className="mt-auto grid grid-cols-[16px_minmax(0,1fr)] gap-2 border-t border-line pt-2.5 text-13 leading-5">
            <span className="mt-0.5 text-accent">
              <Icon icon={SearchCheck} size="sm" />
            </span>
            <span>
              <b className="font-strong">Check it:</b> {check}
            </span>
          </p>
        </li>
      ))}
    </ul>
  );
}
