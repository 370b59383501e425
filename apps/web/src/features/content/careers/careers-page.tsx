import built from '@aw/content/careers';
import { PageHead } from '@aw/ui/patterns/page-head';
import { useLiveText } from '~/content/live-content';
import { Openings } from './openings';
import { WorkingHere } from './working-here';

/** The page /careers: openings, how to apply, benefits and values. */
export function CareersPage() {
  const texts = useLiveText('careers', built);
  return (
    <div className="wrap pb-16">
      <PageHead title="Careers" lead={texts.lead} />
      {/* Sections have a margin to the section above; this one follows the page head instead. */}
      <div className="-mt-8 lg:-mt-12">
        <Openings openings={texts.openings} />
      </div>
      <WorkingHere steps={texts.steps} benefits={texts.benefits} values={texts.values} />
    </div>
  );
}
