import { PageHead } from '@aw/ui/patterns/page-head';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';
import { QuickHelp, type QuickHelpContent } from './quick-help';

type ExpertsHeroProps = { texts: QuickHelpContent & { lead: string } };

/** The opening of the page: the two quick ways to a person, and beside them the form of a question. */
export function ExpertsHero({ texts }: ExpertsHeroProps) {
  const config = usePublicConfig();
  const greeting = 'Hello! I need an expert for:';
  return (
    <div className="grid gap-x-16 gap-y-4 pb-4 lg:grid-cols-[minmax(0,1fr)_minmax(0,30rem)] lg:pt-8 lg:pb-8">
      <div className="lg:pt-6">
        <PageHead title="Expert Help" lead={<p className="text-18">{texts.lead}</p>} />
        <div className="flex flex-wrap gap-3 max-sm:grid">
          <Button asChild icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config, greeting)}>Ask on WhatsApp</Link>
          </Button>
          <Button asChild icon={Mail}>
            <Link to={mailLink(config, 'A question for an expert')}>Ask by e-mail</Link>
          </Button>
        </div>
        <p className="mt-4 text-14 text-ink-muted wrap-anywhere">
          {config.phone} · {config.email}
        </p>
      </div>
      <QuickHelp texts={texts} />
    </div>
  );
}
