import { AllowanceLines, AllowancePanel, AllowancePanelSkeleton } from '@aw/ui/patterns/allowance-panel';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useDebounced } from '@aw/ui/primitives/use-debounced';
import { useQuery } from '@tanstack/react-query';
import { paths } from '~/lib/paths';
import { useSession } from '~/lib/session';
import { useHydrated } from '~/lib/use-hydrated';
import { LoadError } from '~/shell/query-states';
import { allowanceQuery } from './question-queries';

type AllowanceProps = {
  /** Of the question that is being written; the promise depends on it. */
  subject?: string;
  /** `lines` under a short form. */
  variant?: 'panel' | 'lines';
};

/** What the next question of this person costs and by when it is answered, with the real numbers. */
export function Allowance({ subject = '', variant = 'panel' }: AllowanceProps) {
  const { user } = useSession();
  const settled = useDebounced(subject.trim(), 400);
  const query = useQuery({ ...allowanceQuery(user?.id ?? '', settled), enabled: user !== undefined });
  const isHydrated = useHydrated();
  if (query.data && isHydrated) {
    const props = { ...query.data, earnTo: paths.upload() };
    return variant === 'panel' ? <AllowancePanel {...props} /> : <AllowanceLines {...props} />;
  }
  if (query.error && isHydrated)
    return (
      <LoadError
        noun="The free questions"
        level={variant === 'panel' ? 2 : 3}
        error={query.error}
        isRetrying={query.isFetching}
        onRetry={() => void query.refetch()}
      />
    );
  return variant === 'panel' ? (
    <AllowancePanelSkeleton />
  ) : (
    <div className="grid gap-2 border-s border-margin-rule py-1 ps-4">
      <Skeleton width="half" />
      <Skeleton width="long" />
    </div>
  );
}
