import { DocumentCardSkeleton } from '@aw/ui/patterns/document-card';
import { PageHead } from '@aw/ui/patterns/page-head';
import { Tabs } from '@aw/ui/primitives/tabs';
import { useQuery } from '@tanstack/react-query';
import { sessionQuery, useSession } from '~/lib/session';
import { useAddressParams } from '~/lib/use-address-params';
import { CardSkeletons } from '~/shell/card-skeletons';
import { LoadError } from '~/shell/query-states';
import { libraryTabs, tabOf } from './library-tabs';

/** My library (/library): the person's own documents, study material and courses, by tab. The address holds the tab. */
export function LibraryPage() {
  const query = useQuery(sessionQuery);
  const { user } = useSession();
  const [params, setParams] = useAddressParams();
  const { value, Panel } = tabOf(params.get('tab'));
  const choose = (tab: string) =>
    setParams(new URLSearchParams(tab === libraryTabs[0].value ? {} : { tab }), { replace: true });
  return (
    <div className="wrap pb-16">
      <PageHead
        title="My library"
        lead="Documents you saved, unlocked, uploaded and read, your study material, and courses you follow."
      />
      <Tabs label="My library" items={[...libraryTabs]} value={value} onValueChange={choose}>
        {user && <Panel key={`${user.id} ${value}`} userId={user.id} />}
        {!user && query.error && <LoadError level={2} title="Your library did not load" query={query} />}
        {!user && !query.error && (
          <CardSkeletons label="Loading your library…" card={<DocumentCardSkeleton />} />
        )}
      </Tabs>
    </div>
  );
}
