import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { activityQuery } from './queries';
import { RecentDocuments } from './recent-documents';
import { RecentQuestions } from './recent-questions';

/** What came in last: five documents and three questions. */
export function RecentActivity() {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(activityQuery(api));
  return (
    <section aria-labelledby="activity" className="grid grid-cols-1 gap-4">
      <h2 id="activity" className="text-18">
        Recent Activity
      </h2>
      {data ? (
        <div className="grid grid-cols-1 items-start gap-x-8 gap-y-6 desk:grid-cols-[minmax(0,3fr)_minmax(0,2fr)]">
          <RecentDocuments documents={data.documents} />
          <RecentQuestions questions={data.questions} />
        </div>
      ) : error ? (
        <LoadError
          title="Recent activity did not load"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <LoadingRegion label="Loading recent activity…">
          <div className="grid gap-4">
            {['first', 'second', 'third', 'fourth', 'fifth'].map((row) => (
              <Skeleton key={row} />
            ))}
          </div>
        </LoadingRegion>
      )}
    </section>
  );
}
