import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { splitStyle } from '~/shell/split-style';
import { OrderHead } from './order-head';

const fields = { 'About you': 6, 'About the work': 11, Instructions: 2, Payment: 3 };

/** Phones show one step at a time. */
const firstOnPhones = 'About the work';

/** Placeholder in the form's final layout while the draft loads. */
export function OrderSkeleton() {
  return (
    <>
      <OrderHead />
      <LoadingRegion label="Loading the order form…">
        <div className={splitStyle}>
          <div>
            {Object.entries(fields).map(([title, count]) => (
              <div key={title} className={title === firstOnPhones ? undefined : 'max-lg:hidden'}>
                <Part count={count} />
              </div>
            ))}
          </div>
          <aside className="max-lg:hidden">
            <div className="grid grid-cols-1 gap-4 rounded-2 border border-line bg-surface-raised p-5">
              <Skeleton shape="title" width="half" />
              <Skeleton />
              <Skeleton />
              <Skeleton />
              <Skeleton shape="control" />
            </div>
          </aside>
        </div>
      </LoadingRegion>
    </>
  );
}

function Part({ count }: { count: number }) {
  return (
    <div className="grid grid-cols-1 gap-x-6 gap-y-5 border-t border-line py-6 md:grid-cols-[120px_minmax(0,1fr)]">
      <Skeleton shape="title" width="half" />
      <div className="grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2">
        {Array.from({ length: count }, (_, at) => (
          <div key={at} className="grid gap-2">
            <Skeleton width="short" />
            <Skeleton shape="control" />
          </div>
        ))}
      </div>
    </div>
  );
}
