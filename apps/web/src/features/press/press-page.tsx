import built from '@aw/content/press';
import { CueSection } from '@aw/ui/patterns/cue-section';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Button } from '@aw/ui/primitives/button';
import { Download } from 'lucide-react';
import { ClaimFigures } from '~/content/claim-figures';
import { useLiveText } from '~/content/live-content';
import { kitAddress, wholeKit } from './kit-address';
import { MediaContacts } from './media-contacts';
import { MediaKit } from './media-kit';
import { Recognitions } from './recognitions';
import { ReleaseList } from './release-list';

/** For the press: figures, releases, files to take along, and whom to ask. */
export function PressPage() {
  const press = useLiveText('press', built);
  return (
    <div className="wrap pb-16">
      <PageHead
        title="Press"
        lead={press.lead}
        actions={
          <Button asChild icon={Download}>
            <a href={kitAddress(wholeKit(press.mediaKit))} download>
              Download media kit
            </a>
          </Button>
        }
      />
      <ClaimFigures ids={press.stats} label="Academic Workshop in figures" />
      <CueSection
        title="Press releases"
        lead="The newest first. Each can be read in place and has an address of its own."
      >
        <ReleaseList about={press.about} />
      </CueSection>
      <CueSection
        title="Media kit"
        lead="Free to use in reports about Academic Workshop. Please leave the mark as it is."
      >
        <MediaKit items={press.mediaKit} />
      </CueSection>
      <CueSection title="Awards and recognition" lead={press.awardsLead}>
        <Recognitions items={press.awards} />
      </CueSection>
      <CueSection title="Media contacts" lead="Whoever asks gets an answer from a person.">
        <MediaContacts contacts={press.contacts} />
      </CueSection>
    </div>
  );
}
