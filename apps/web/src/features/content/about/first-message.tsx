import type { About } from '@aw/content/schemas/about';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { mailLink, whatsAppLink } from '~/lib/contact-links';

/** The eight details that a first message should contain, and the two ways to send it. */
export function FirstMessage({ lead, send }: About['contact']) {
  const config = usePublicConfig();
  return (
    <CueSection title="How to reach us" lead={lead}>
      <div className="max-w-measure rounded-2 border border-line bg-surface-raised">
        <ol className="grid px-4 pt-1 sm:px-6">
          {send.map(({ label, text }, at) => (
            <li
              key={label}
              className="grid grid-cols-[1.5rem_minmax(0,1fr)] gap-x-3 border-b border-line py-2.5 text-15 sm:grid-cols-[1.5rem_9rem_minmax(0,1fr)]"
            >
              <span aria-hidden="true" className="text-13 leading-6 text-ink-faint tabular-nums">
                {at + 1}
              </span>
              <b className="font-strong">{label}</b>
              <span className="text-ink-muted max-sm:col-start-2">{text}</span>
            </li>
          ))}
        </ol>
        <div className="flex flex-wrap gap-2 p-4 sm:px-6">
          <Button asChild variant="primary" icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config, firstMessage(send))}>Send these on WhatsApp</Link>
          </Button>
          <Button asChild icon={Mail}>
            <Link to={mailLink(config, 'A new project')}>Write an email</Link>
          </Button>
        </div>
      </div>
    </CueSection>
  );
}

/** Returns a message with an empty line for each detail that we need to answer, for the sender to fill in. */
export function firstMessage(send: readonly { label: string }[]): string {
  return ['Hello! I have a project:', ...send.map(({ label }) => `${label}: `)].join('\n');
}
