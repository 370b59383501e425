import type { Opening } from '@aw/content/schemas/careers';
import { WhatsAppIcon } from '@aw/ui/patterns/whatsapp-icon';
import { Button } from '@aw/ui/primitives/button';
import { Disclosure } from '@aw/ui/primitives/disclosure';
import { Link } from '@aw/ui/primitives/link';
import { Mail } from 'lucide-react';
import { usePublicConfig } from '~/lib/config';
import { whatsAppLink } from '~/lib/contact-links';
import { ApplicationForm } from './application-form';
import { applicationText } from './openings-state';

type OpeningItemProps = {
  opening: Opening;
  isOpen: boolean;
  hasForm: boolean;
  onOpenChange: (isOpen: boolean) => void;
  onFormChange: (hasForm: boolean) => void;
};

/** One opening: what the work is, what it needs, and the two ways to apply. */
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
            Apply by e-mail
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
