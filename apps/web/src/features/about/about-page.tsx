import built from '@aw/content/about';
import { PageHead } from '@aw/ui/patterns/page-head';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { SupportContacts } from '~/shell/support-contacts';
import { FirstMessage } from './first-message';
import { Mission } from './mission';
import { ServicesIndex } from './services-index';
import { SubjectAreas } from './subject-areas';

/** Who this is, what is done here, and how to reach it. */
export function AboutPage() {
  const texts = useLiveText('about', built);
  return (
    <div className="wrap pb-16">
      <PageHead title="About Us" lead={texts.lead} />
      <ClaimFigures ids={texts.stats} label="The site in figures" />
      <Mission mission={texts.mission} principles={texts.principles} />
      <ServicesIndex />
      <SubjectAreas subjects={texts.subjectAreas} />
      <FirstMessage {...texts.contact} />
      <SupportContacts />
    </div>
  );
}
