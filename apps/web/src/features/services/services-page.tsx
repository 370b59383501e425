import built from '@aw/content/services';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Link } from '@aw/ui/primitives/link';
import { useMemo } from 'react';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { paths } from '~/lib/paths';
import { serviceCards } from './service-cards';
import { ServicesList } from './services-list';
import { ServicesNotes } from './services-notes';

/** The note that says which price holds where; it stands where one chooses. */
const priceNote = 'prices';

/** The services with their prices, and what to know before an order. */
export function ServicesPage() {
  const texts = useLiveText('services', built);
  const cards = useMemo(() => serviceCards(texts), [texts]);
  const rule = texts.notes.find(({ id }) => id === priceNote);
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
      <ServicesList cards={cards} rule={rule} />
      <ServicesNotes notes={texts.notes.filter((note) => note !== rule)} />
    </div>
  );
}
