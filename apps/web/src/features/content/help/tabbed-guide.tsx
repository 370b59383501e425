import pages from '@aw/content/help-pages';
import type { HelpTab } from '@aw/content/schemas/help';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useLiveText } from '~/content/live-content';
import { useAddressParams } from '~/lib/use-address-params';
import { GuideFoot, GuideHead, GuideSection } from './guide-section';

type GuideTabsProps = { label: string; tabs: readonly HelpTab[] };

/** A guide with tabs: the pages /help/account-help and /help/study-tools. */
export function TabbedGuide({ id }: { id: 'accountHelp' | 'studyTools' }) {
  const { title, lead, tabs } = useLiveText('help-pages', pages)[id];
  return (
    <div className="wrap pb-16">
      <GuideHead title={title} lead={lead} />
      <GuideTabs label={`Parts of ${title}`} tabs={tabs} />
      <GuideFoot />
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

type Tab = Pick<HelpTab, 'id'>;

/** Returns the id of the tab in the address, or of the first tab for an unknown name. */
export function chosenTab(tabs: readonly Tab[], params: URLSearchParams): string {
  const tab = tabs.find(({ id }) => id === params.get('tab'));
  return (tab ?? tabs[0])?.id ?? '';
}

/** Returns the address parameters of a tab; none for the first. */
export function tabParams(tabs: readonly Tab[], id: string): URLSearchParams {
  return new URLSearchParams(id === tabs[0]?.id ? {} : { tab: id });
}
