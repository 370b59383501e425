import faq from '@aw/content/faq';
import pages from '@aw/content/help-pages';
import type { HelpPages } from '@aw/content/schemas/help';
import { ActionCard } from '@aw/ui/patterns/action-card';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Link } from '@aw/ui/primitives/link';
import { Rocket, ShieldCheck, Wrench } from 'lucide-react';
import { MessageForm } from '~/contact-messages/message-form';
import { useLiveText } from '~/content/live-content';
import { paths } from '~/lib/paths';
import { SupportContacts } from '~/shell/support-contacts';
import { CommonQuestions } from './common-questions';

const icons = [Rocket, ShieldCheck, Wrench] as const;

/** The page /help: answers with a search, the three guides, the contacts of support and a message form. */
export function HelpPage() {
  const help = useLiveText('help-pages', pages);
  const { title, lead, message, guides } = help.center;
  return (
    <div className="wrap">
      <PageHead title={title} lead={lead} />
      <CommonQuestions entries={useLiveText('faq', faq)} pages={help} />
      <Guides guides={guides} />
      <SupportContacts />
      <p className="pb-8 text-15 text-ink-muted">
        Does something not work for you? The <Link to={paths.accessibility}>Accessibility Statement</Link>{' '}
        says what we know about, and whom to tell.
      </p>
      <div id="message" className="print:hidden">
        <CueSection title="Send a message" lead={message}>
          <MessageForm kind="help" name="full" submitLabel="Send message" />
        </CueSection>
      </div>
    </div>
  );
}

function Guides({ guides }: Pick<HelpPages['center'], 'guides'>) {
  return (
    <CueSection title="Guides" lead="One page for each part of the site.">
      <ul className="grid grid-cols-1 gap-4 lg:grid-cols-3">
        {guides.map((guide, at) => (
          <li key={guide.to} className="grid">
            <ActionCard icon={icons[at] ?? Wrench} {...guide} />
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
