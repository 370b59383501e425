import pages from '@aw/content/help-pages';
import type { HelpTab } from '@aw/content/schemas/help';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useLiveText } from '~/content/live-content';
import { useAddressParams } from '~/lib/use-address-params';
import { chosenTab, tabParams } from './chosen-tab';
import { GuideHead } from './guide-head';
import { GuideSection } from './guide-section';
import { StillStuck } from './still-stuck';

type GuideTabsProps = { label: string; tabs: readonly HelpTab[] };

/** A guide with tabs: the pages /help/account-help and /help/study-tools. */
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

/** The tabs of a guide. The address names the open one, and printing shows all of them. */
function GuideTabs({ label, tabs }: GuideTabsProps) {
  const [params, setParams] = useAddressParams();
  const chosen = chosenTab(tabs, params);
  return (
    <Tabs
      label={label}
      items={tabs.map(({ id, title }) => ({ value: id, label: title }))}
      value={chosen}
      onValueChange={(id) => setParams(tabParams(tabs, id))}
    >
      {tabs.map(({ id, title, sections }) => (
        <div key={id} className={id === chosen ? 'pt-3' : 'hidden print:block'}>
          <div className="sr-only print:not-sr-only">
            <h2 className="print:mt-8 print:mb-3">{title}</h2>
          </div>
          <div>
            {sections.map((section) => (
              <GuideSection key={section.id} section={section} />
            ))}
          </div>
        </div>
      ))}
    </Tabs>
  );
}
