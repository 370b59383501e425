import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { Panel } from '~/shell/panel';
import { LoadError } from '~/shell/query-states';
import { CreditLedger } from './credit-ledger';
import { creditsQuery } from './profile-queries';

/** Balance of unlock credits with its ledger. */
export function Credits({ userId }: { userId: string }) {
  const query = useQuery(creditsQuery(userId));
  const { data, error } = query;
  return (
    <Panel title="Unlock credits">
      {data && <CreditLedger {...data} />}
      {!data && error && <LoadError title="Credits did not load" query={query} />}
      {!data && !error && (
        <LoadingRegion label="Loading credits…">
          <div className="grid gap-3">
            <Skeleton width="long" />
            <Skeleton width="half" />
          </div>
        </LoadingRegion>
      )}
      <p className="text-14 text-ink-muted">
        Every tenth accepted upload earns 5 credits. One credit unlocks one document forever. Credits never
        expire.
      </p>
    </Panel>
  );
}
