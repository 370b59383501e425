import { Button } from '@aw/ui/primitives/button';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { keepPreviousData, type QueryKey, type UseQueryOptions, useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useShownCount } from '~/lib/use-shown-count';
import { QueryStates } from '~/shell/query-states';
import { maxItems, previewCount } from './profile-queries';

type PreviewListProps<Item, Key extends QueryKey> = {
  /** Query of the first `limit` items. */
  query: (limit: number) => UseQueryOptions<Item[], Error, Item[], Key>;
  /** Name of the items, as at the start of a sentence: 'Uploads'. */
  noun: string;
  empty: ReactNode;
  children: (items: Item[]) => ReactNode;
};

/** The latest items of a list on the profile, more on demand. */
export function PreviewList<Item, Key extends QueryKey>(props: PreviewListProps<Item, Key>) {
  const { query, noun, empty, children } = props;
  const [limit, setLimit] = useShownCount(noun, previewCount);
  return (
    <QueryStates
      query={useQuery({ ...query(limit), placeholderData: keepPreviousData })}
      noun={noun}
      skeleton={<ListSkeleton />}
      empty={empty}
    >
      {(items) => (
        <>
          {children(items)}
          {limit === previewCount && items.length === previewCount && (
            <div>
              <Button size="sm" onClick={() => setLimit(maxItems)}>
                {`Show more ${noun.toLowerCase()}`}
              </Button>
            </div>
          )}
        </>
      )}
    </QueryStates>
  );
}

/** Placeholder for a list on the profile. */
export function ListSkeleton() {
  return (
    <div className="grid">
      {Array.from({ length: previewCount }, (_, at) => (
        <div key={at} className="grid gap-2 border-line py-3 not-last:border-b">
          <Skeleton width="half" />
          <Skeleton width="short" />
        </div>
      ))}
    </div>
  );
}
