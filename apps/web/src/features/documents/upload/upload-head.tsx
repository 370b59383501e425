import { libraryFigures } from '@aw/contracts/documents/public';
import { UploadProgress } from '@aw/ui/patterns/upload-progress';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { creditProgress } from '../upload-progress';

/** Query of the number of documents in the library. */
const libraryFiguresQuery = queryOptions({
  queryKey: documentKeys.figures,
  queryFn: ({ signal }) => api.call(libraryFigures, { signal }),
});

/** The heading of the page, what uploads earn, and the user's progress. */
export function UploadHead() {
  const figures = useQuery(libraryFiguresQuery);
  const documents = useHydrated() ? figures.data?.documents : undefined;
  const count = !documents ? '' : `${formatNumber(documents)} `;
  return (
    <div className="grid gap-x-12 gap-y-5 py-6 lg:grid-cols-[minmax(0,1fr)_440px] lg:items-end lg:py-8">
      <div className="grid gap-3">
        <h1>Upload to earn unlocks</h1>
        <p className="max-w-measure text-ink-muted">
          Upload 10 of your own documents to earn 5 unlock credits.{' '}
          {`Redeem credits to access ${count}study resources.`}
        </p>
      </div>
      <Earned />
    </div>
  );
}

function Earned() {
  const { user } = useSession();
  if (!user) return <Skeleton shape="control" />;
  const { uploadCount, creditBalance, nextCredits } = user;
  const { done, of, credits, balance, settled, missing } = creditProgress(
    uploadCount,
    creditBalance,
    nextCredits,
  );
  return (
    <div className="grid gap-2.5">
      <p className="text-14">
        You have <b>{balance}</b>. {settled}
      </p>
      <UploadProgress done={done} of={of} credits={credits} missing={missing} />
    </div>
  );
}
