import { CueSection } from '@aw/ui/patterns/cue-section';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { paths } from '~/lib/paths';

/** The call to action under every article: ask about one's own work. */
export function PostContact() {
  const config = usePublicConfig();
  return (
    <CueSection title="Ask us" lead="Support is open 24 hours a day, 7 days a week.">
      <div className="grid max-w-measure gap-4">
        <p className="font-serif text-22 leading-title">Is your case not in the article?</p>
        <p>
          Tell us the title of your project, its level, the word limit and the due date. Asking costs nothing
          and commits you to nothing.
        </p>
        <div className="flex flex-wrap gap-2 max-sm:grid">
          <Button asChild variant="primary" icon={Mail}>
            <Link to={paths.contact}>Contact us</Link>
          </Button>
          <Button asChild icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config)}>Chat on WhatsApp</Link>
          </Button>
        </div>
      </div>
    </CueSection>
  );
}
