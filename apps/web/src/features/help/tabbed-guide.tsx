import pages from '@aw/content/help-pages';
import { useLiveText } from '~/content/live-content';
import { GuideHead } from './guide-head';
import { GuideTabs } from './guide-tabs';
import { StillStuck } from './still-stuck';

/** A guide whose parts stand behind tabs: /help/account-help and /help/study-tools. */
export function TabbedGuide({ id }: { id: 'accountHelp' | 'studyTools' }) {
  const { title, lead, tabs } = useLiveText('help-pages', pages)[id];
  return (
    <div className="wrap pb-16">
      <GuideHead title={title} lead={lead} />
      <GuideTabs label={`Parts of ${title}`} tabs={tabs} />
      <StillStuck />
    </div>
  );
}
