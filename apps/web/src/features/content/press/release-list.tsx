import built from '@aw/content/releases';
import type { Release } from '@aw/content/schemas/press';
import { Note } from '@aw/ui/primitives/note';
import { useLiveList } from '~/content/live-content';
import { useAddressParams } from '~/lib/use-address-params';
import { ReleaseItem } from './release-item';

const newestFirst = (a: Release, b: Release) => b.date.localeCompare(a.date);

/** Lists all press releases. The address contains the open one. */
export function ReleaseList({ about }: { about: string }) {
  const releases = useLiveList('releases', built, newestFirst);
  const [params, setParams] = useAddressParams();
  const openId = params.get('release');
  const isKnown = openId === null || releases.some(({ id }) => id === openId);
  return (
    <div className="grid gap-4 lg:-mt-5">
      {!isKnown && (
        <div className="lg:mt-5">
          <Note tone="caution" title="We could not find this press release.">
            Here are all our press releases.
          </Note>
        </div>
      )}
      <ul>
        {releases.map((release) => (
          <li key={release.id} className="border-line not-last:border-b">
            <ReleaseItem
              release={release}
              about={about}
              isOpen={release.id === openId}
              onToggle={() => setParams(withRelease(params, release.id === openId ? null : release.id))}
            />
          </li>
        ))}
      </ul>
    </div>
  );
}

function withRelease(params: URLSearchParams, id: string | null): URLSearchParams {
  const next = new URLSearchParams(params);
  if (id === null) next.delete('release');
  else next.set('release', id);
  return next;
}
