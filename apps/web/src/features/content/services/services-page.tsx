import type { Services } from '@aw/content/schemas/services';
import built from '@aw/content/services';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useMemo } from 'react';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { paths } from '~/lib/paths';
import { serviceCards } from './service-cards';
import { ServicesList } from './services-list';

/** Id of the note about prices, which is shown above the list. */
const priceNoteId = 'prices';

/** Page of the services with their prices and notes. */
export function ServicesPage() {
  const texts = useLiveText('services', built);
  const cards = useMemo(() => serviceCards(texts), [texts]);
  const priceNote = texts.notes.find(({ id }) => id === priceNoteId);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Services"
        lead={texts.lead}
        actions={
          <Button asChild variant="primary">
            <Link to={paths.payment}>Fill out the order form</Link>
          </Button>
        }
      />
      <ClaimFigures ids={texts.stats} label="The services in figures" />
      <ServicesList cards={cards} priceNote={priceNote} />
      <ServicesNotes notes={texts.notes.filter((note) => note !== priceNote)} />
    </div>
  );
}

/** Notes to read before an order, each with a link to the full text. */
function ServicesNotes({ notes }: Pick<Services, 'notes'>) {
  return (
    <CueSection title="Before you order" lead="Refunds, draft samples, and what the work is for.">
      <ul className="grid gap-x-10 gap-y-8 sm:grid-cols-2">
        {notes.map(({ id, title, text, link }) => (
          <li key={id} className="grid content-start gap-1.5">
            <h3 className="text-17 leading-title">{title}</h3>
            <p className="text-15 text-ink-muted">{text}</p>
            <Link to={link.to} className="inline-flex min-h-6 items-center justify-self-start text-14">
              {link.text}
            </Link>
          </li>
        ))}
      </ul>
    </CueSection>
  );
}
