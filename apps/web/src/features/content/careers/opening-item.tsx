import type { Opening } from '@aw/content/schemas/careers';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Disclosure } from '@aw/ui/primitives/disclosure';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { useEffect, useRef } from 'react';
import { MessageForm } from '~/contact-messages/message-form';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { applicationText } from './openings-state';

type OpeningItemProps = {
  opening: Opening;
  isOpen: boolean;
  hasForm: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFormChange: (hasForm: boolean) => void;
};

/** One opening: duties, requirements and the two ways to apply. */
export function OpeningItem({ opening, isOpen, hasForm, onOpenChange, onFormChange }: OpeningItemProps) {
  const config = usePublicConfig();
  return (
    <Disclosure
      id={opening.id}
      title={opening.title}
      meta={
        <>
          <span>{opening.hours}</span>
          <span>{opening.place}</span>
          <span>{opening.team}</span>
        </>
      }
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    >
      <div className="grid gap-6">
        <p className="max-w-measure">{opening.summary}</p>
        <div className="grid gap-x-10 gap-y-5 sm:grid-cols-2">
          <Points title="What you do" points={opening.duties} />
          <Points title="What you bring" points={opening.needs} />
        </div>
        <div className="flex flex-wrap gap-2">
          <Button asChild icon={WhatsAppIcon}>
            <Link to={whatsAppLink(config, applicationText(opening))}>Apply by chat</Link>
          </Button>
          <Button icon={Mail} aria-expanded={hasForm} onClick={() => onFormChange(!hasForm)}>
            Apply with the form
          </Button>
        </div>
        {hasForm && <ApplicationForm opening={opening} />}
      </div>
    </Disclosure>
  );
}

function Points({ title, points }: { title: string; points: readonly string[] }) {
  return (
    <div className="grid content-start gap-2">
      <h4 className="text-14 font-strong">{title}</h4>
      <ul className="grid list-disc gap-1.5 ps-5 text-15 marker:text-ink-faint">
        {points.map((point) => (
          <li key={point}>{point}</li>
        ))}
      </ul>
    </div>
  );
}

/** The application form below its opening. It takes the focus when it opens. */
function ApplicationForm({ opening }: { opening: Opening }) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby={`apply-${opening.id}`}
      className="grid gap-4 border-s border-margin-rule ps-4 sm:ps-6"
    >
      <h4
        id={`apply-${opening.id}`}
        ref={heading}
        tabIndex={-1}
        className="text-17 leading-title font-strong"
      >
        Your application: {opening.title}
      </h4>
      <MessageForm
        kind="application"
        name="full"
        about={opening.id}
        subject={`Application: ${opening.title}`}
        messageLabel="About you and your work"
        submitLabel="Send application"
      />
    </section>
  );
}
