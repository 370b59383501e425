import { listSchoolRequests } from '@aw/contracts/schools/staff';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { LoadMore } from '@aw/ui/primitives/pagination';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { infiniteQueryOptions, useInfiniteQuery } from '@tanstack/react-query';
import { GraduationCap } from 'lucide-react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useMediaQuery } from '../../format/use-media-query';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { SchoolRequestRow } from './school-request-row';

/** Schools that students did not find and asked for. */
export function SchoolRequestsPage() {
  useTitle('School requests');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <h1 className="text-22">School requests</h1>
      <p className="max-w-measure text-14 text-ink-muted">
        Students ask for schools that they do not find. An added school can be chosen at once.
      </p>
      <SchoolRequests />
    </div>
  );
}

function SchoolRequests() {
  const { api } = useConsole();
  const { data, error, isFetching, refetch, ...more } = useInfiniteQuery(schoolRequestsQuery(api));
  const isRoomy = useMediaQuery('(min-width: 47.5rem)');
  if (!data && error) {
    return (
      <LoadError
        title="The requests did not load"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!data) return <ListSkeleton label="Loading school requests…" />;
  const requests = data.pages.flatMap((page) => page.items);
  if (requests.length === 0) {
    return (
      <EmptyState icon={GraduationCap} title="No school was asked for">
        When a student asks for a school that is not in the list, it waits here.
      </EmptyState>
    );
  }
  return (
    <div className="grid grid-cols-1 gap-4 max-sm:[&_td:first-child]:w-full">
      <Table label="School requests">
        <TableHead>
          <TableHeadCell>School</TableHeadCell>
          {isRoomy && <TableHeadCell>Location</TableHeadCell>}
          {isRoomy && <TableHeadCell>Asked</TableHeadCell>}
          <TableHeadCell align="end">Decision</TableHeadCell>
        </TableHead>
        <TableBody>
          {requests.map((request) => (
            <SchoolRequestRow key={request.id} request={request} isRoomy={isRoomy} />
          ))}
        </TableBody>
      </Table>
      <LoadMore
        shownCount={requests.length}
        noun={requests.length === 1 ? 'request' : 'requests'}
        hasMore={more.hasNextPage}
        isLoading={more.isFetchingNextPage}
        onLoadMore={() => void more.fetchNextPage()}
      />
    </div>
  );
}

/** Schools that people asked for, open ones first. */
function schoolRequestsQuery(api: StaffApi) {
  return infiniteQueryOptions({
    queryKey: ['school-requests'],
    initialPageParam: undefined as string | undefined,
    queryFn: ({ pageParam, signal }) =>
      api.page(listSchoolRequests, { query: { cursor: pageParam }, signal }),
    getNextPageParam: ({ nextCursor }) => nextCursor,
  });
}
