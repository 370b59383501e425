import { PageHead } from '@aw/ui/patterns/page-head';
import { GuidesHero } from '~/features/study-guides/guides-hero';
import { GuidesList } from '~/features/study-guides/guides-list';
import { PopularSubjects } from '~/features/study-guides/popular-subjects';
import { useGuidesSearch } from '~/features/study-guides/use-guides-search';

/** Study guides by subject: a live search, what it finds, and the popular subjects. */
export function StudyGuidesPage() {
  const { search, isReady, typed, setTyped, change, clear } = useGuidesSearch();
  return (
    <div className="wrap">
      <PageHead title="Study Guides" lead="Guides and notes that students made for their courses." />
      <GuidesHero search={search} typed={typed} onType={setTyped} onChange={change} />
      <div className="mt-8">
        <GuidesList search={search} isReady={isReady} onClear={clear} />
      </div>
      <PopularSubjects />
    </div>
  );
}
