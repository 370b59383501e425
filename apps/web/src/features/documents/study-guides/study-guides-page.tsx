import { PageHead } from '@aw/ui/patterns/page-head';
import { useAddressParams } from '~/lib/use-address-params';
import { useHydrated } from '~/lib/use-hydrated';
import { useLiveText } from '~/lib/use-live-text';
import { GuidesHero } from './guides-hero';
import { GuidesList } from './guides-list';
import { formatGuidesSearch, type GuidesSearch, parseGuidesSearch } from './guides-search';
import { PopularSubjects } from './popular-subjects';

/** Page of the study guides with a live search and popular subjects. */
export function StudyGuidesPage() {
  const isReady = useHydrated();
  const [params, setParams] = useAddressParams();
  const search = parseGuidesSearch(params);
  const change = (part: Partial<GuidesSearch>, isReplaced = false) =>
    setParams(formatGuidesSearch({ ...search, ...part }), { replace: isReplaced });
  const [typed, setTyped] = useLiveText(search.q, (q) => change({ q }, true));
  return (
    <div className="wrap">
      <PageHead title="Study Guides" lead="Guides and notes that students made for their courses." />
      <GuidesHero search={search} typed={typed} onType={setTyped} onChange={(part) => change(part)} />
      <div className="mt-8">
        <GuidesList search={search} isReady={isReady} onClear={() => change({ q: '', subject: '' })} />
      </div>
      <PopularSubjects />
    </div>
  );
}
