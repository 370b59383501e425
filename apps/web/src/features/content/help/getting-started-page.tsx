import pages from '@aw/content/help-pages';
import { useLiveText } from '~/content/live-content';
import { GuideFoot, GuideHead, GuideSection } from './guide-section';

/** The page /help/getting-started: first steps on the site. */
export function GettingStartedPage() {
  const { title, lead, sections } = useLiveText('help-pages', pages).gettingStarted;
  return (
    <div className="wrap pb-16">
      <GuideHead title={title} lead={lead} />
      <div className="rule-double pt-6 lg:pt-8">
        {sections.map((section) => (
          <GuideSection key={section.id} section={section} level={2} />
        ))}
      </div>
      <GuideFoot />
    </div>
  );
}
