import { getPriceBook } from '@aw/contracts/orders/public';
import { Dialog } from '@aw/ui/primitives/dialog';
import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { LoadError } from '~/shell/query-states';
import { refundRules } from './refund-rules';

/** Opens the refund rules of the current price book. */
export function HowRefundsWork({ refundDays }: { refundDays: number }) {
  return (
    <Dialog
      title="How refunds work"
      trigger={
        <button type="button" className="min-h-6 text-accent underline underline-offset-4 print:hidden">
          How refunds work
        </button>
      }
    >
      <Rules refundDays={refundDays} />
    </Dialog>
  );
}

function Rules({ refundDays }: { refundDays: number }) {
  const query = useQuery({
    queryKey: ['prices'],
    queryFn: ({ signal }) => api.call(getPriceBook, { signal }),
  });
  const { data, error } = query;
  if (error) return <LoadError title="The rules did not load" query={query} />;
  if (!data)
    return (
      <LoadingRegion label="Loading the rules…">
        <div className="grid gap-3">
          <Skeleton width="long" />
          <Skeleton width="half" />
        </div>
      </LoadingRegion>
    );
  return (
    <ul className="grid list-disc gap-2 ps-5 text-15">
      {refundRules(refundDays, data.lateSteps).map((rule) => (
        <li key={rule}>{rule}</li>
      ))}
    </ul>
  );
}
