import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { messagesColumn, orderColumns, progressColumn, sideColumn } from './order-columns';

const steps = ['a', 'b', 'c', 'd', 'e', 'f'];

/** Placeholder for head, timeline, messages and files while an order loads. */
export function OrderSkeleton() {
  return (
    <div className="wrap pb-16" data-state="loading">
      <h1 className="sr-only">Order</h1>
      <LoadingRegion label="Loading your order…">
        <div className="grid gap-3 pt-11 pb-6 lg:pt-13 lg:pb-8">
          <Skeleton width="short" />
          <Skeleton shape="control" width="half" />
          <Skeleton width="half" />
        </div>
        <div className={orderColumns}>
          <div className={`grid content-start gap-5 ${progressColumn}`}>
            {steps.map((key) => (
              <div key={key} className="grid gap-2">
                <Skeleton width="half" />
                <Skeleton width="short" />
              </div>
            ))}
          </div>
          <div className={`grid content-start gap-5 ${messagesColumn}`}>
            <Skeleton shape="title" width="short" />
            <Skeleton shape="control" width="long" />
            <Skeleton shape="control" width="long" />
            <Skeleton shape="block" />
          </div>
          <div className={sideColumn}>
            <div className="grid gap-3">
              <Skeleton shape="title" width="half" />
              <Skeleton shape="control" />
            </div>
            <div className="grid gap-3">
              <Skeleton shape="title" width="half" />
              <Skeleton shape="control" />
            </div>
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}
