import { LoadingRegion, Skeleton } from '@aw/ui/primitives/skeleton';
import { splitStyle } from '../split-style';

const thumbnails = ['a', 'b', 'c', 'd', 'e'];

/** Holds the places of title, thumbnails, first page and unlock card while they load. */
export function DocumentSkeleton() {
  return (
    <div className="wrap pt-5 pb-16" data-state="loading">
      <h1 className="sr-only">Document</h1>
      <LoadingRegion label="Loading document…">
        <div className="grid gap-4 py-8">
          <Skeleton width="short" />
          <Skeleton shape="control" width="long" />
          <Skeleton width="half" />
        </div>
        <div className={splitStyle}>
          <div className="grid gap-4">
            <div className="flex gap-2.5 overflow-hidden pb-6">
              {thumbnails.map((key) => (
                <Skeleton key={key} shape="square" />
              ))}
            </div>
            <div className="grid place-items-center rounded-2 bg-surface-sunken p-4 lg:p-8">
              <div className="aspect-[1/1.414] w-full max-w-170 bg-surface-raised" />
            </div>
          </div>
          <div className="grid content-start gap-3">
            <Skeleton shape="block" />
            <Skeleton shape="control" />
            <Skeleton shape="control" />
          </div>
        </div>
      </LoadingRegion>
    </div>
  );
}
