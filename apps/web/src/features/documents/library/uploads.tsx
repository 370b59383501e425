import { Skeleton } from '@aw/ui/primitives/skeleton';
import { NoUploads } from '~/documents/no-uploads';
import { UploadRow } from '~/documents/upload-row';
import { LibraryList } from './library-list';

const box = 'grid rounded-2 border border-line bg-surface-raised px-5 py-2';

/** The person's uploads in any state, with their status and actions. */
export function Uploads({ userId }: { userId: string }) {
  return (
    <LibraryList userId={userId} tab="uploaded" noun="Uploads" empty={<NoUploads />} skeleton={<Skeletons />}>
      {(documents) => (
        <ul className={box}>
          {documents.map((document) => (
            <UploadRow key={document.id} document={document} />
          ))}
        </ul>
      )}
    </LibraryList>
  );
}

function Skeletons() {
  return (
    <div className={box}>
      {['a', 'b', 'c', 'd', 'e'].map((place) => (
        <div key={place} className="grid gap-2 border-line py-3 not-last:border-b">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
