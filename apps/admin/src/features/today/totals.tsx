import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { overviewQuery } from '../../api/shared-queries';
import { figure } from '../../format/figures';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { DeleteAllButton } from './delete-all-button';
import { TotalCard } from './total-card';

/** How many documents, questions and schools there are, and the two Delete All buttons. */
export function Totals() {
  const { api, siteOrigin } = useConsole();
  const mayDelete = useMay()('deletions.all');
  const { data, error, isFetching, refetch } = useQuery(overviewQuery(api));
  if (!data && error) {
    return (
      <LoadError
        title="The totals did not load"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  const documentNote =
    data &&
    `${figure(data.documents)} published, ${figure(data.processing)} processing, ${figure(data.refused)} refused; ${figure(data.removed)} removed`;
  return (
    <section aria-label="Totals" className="grid gap-4 md:grid-cols-3">
      <TotalCard
        label="Documents"
        total={data?.presentDocuments}
        to="/admin/documents"
        note={documentNote}
        action={mayDelete && <DeleteAllButton kind="documents" count={data?.presentDocuments ?? 0} />}
      />
      <TotalCard
        label="Questions"
        total={data?.questions}
        to="/admin/questions"
        note={data && `${figure(data.unansweredQuestions)} unanswered`}
        action={mayDelete && <DeleteAllButton kind="questions" count={data?.questions ?? 0} />}
      />
      <TotalCard
        label="Schools"
        total={data?.schools}
        to={`${siteOrigin}/schools`}
        note={data ? `${figure(data.openSchoolRequests)} asked for` : <Skeleton width="half" />}
      />
    </section>
  );
}
