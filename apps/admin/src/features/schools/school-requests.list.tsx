import { decideSchoolRequest, listSchoolRequests, type SchoolRequest } from '@aw/contracts/schools/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { GraduationCap } from 'lucide-react';
import { useRef } from 'react';
import { useAction } from '../../actions/use-action';
import { useFocusRescue } from '../../format/use-focus-rescue';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { listPages, useLoadedRows } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';

/** Width in pixels from which location and date have columns of their own. */
const roomyFromPx = 650;

const columns: readonly Column<SchoolRequest>[] = [
  { name: 'school', head: 'School', kind: 'lead', title: ({ name }) => name, cell: ({ name }) => name },
  {
    name: 'location',
    head: 'Location',
    fromPx: roomyFromPx,
    cell: ({ location }) => location ?? <span className="text-ink-faint">Not given</span>,
  },
  {
    name: 'asked',
    head: 'Requested',
    fromPx: roomyFromPx,
    cell: ({ createdAt }) => <Time value={createdAt} />,
  },
  {
    name: 'decision',
    head: 'Decision',
    kind: 'number',
    cell: (request) => <DecisionCell request={request} />,
  },
];

const texts = {
  loading: 'Loading school requests…',
  failed: 'The requests did not load',
  noun: { one: 'request', many: 'requests' },
  icon: GraduationCap,
};

const empty = {
  title: 'No school requests',
  text: 'When someone asks for a school that is not in the list, the request appears here.',
};

/** List of the schools that people asked for. */
export function SchoolRequestsPage() {
  const { api } = useConsole();
  const loaded = useLoadedRows(schoolRequestsQuery(api));
  return (
    <PlainPage
      title="School requests"
      lead="Schools that people asked us to add. When you add a school, everyone can choose it."
    >
      <LoadedTable loaded={loaded} texts={texts} empty={empty} label="School requests" columns={columns} />
    </PlainPage>
  );
}

/** Requested schools, open requests first. */
function schoolRequestsQuery(api: StaffApi) {
  return listPages(['school-requests'], ({ cursor }, signal) =>
    api.page(listSchoolRequests, { query: { cursor }, signal }),
  );
}

type Decision = 'add' | 'decline';

/** Buttons for the decision on a requested school, or the decision. */
function DecisionCell({ request }: { request: SchoolRequest }) {
  const { id, name, status } = request;
  const { api } = useConsole();
  const outcome = useRef<HTMLSpanElement>(null);
  useFocusRescue(outcome, status);
  const decide = useAction({
    send: (decision: Decision) => api.call(decideSchoolRequest, { params: { id }, body: { decision } }),
    done: (_, decision) =>
      decision === 'add'
        ? { title: 'School added', description: `${name} is now in the list.`, tone: 'positive' }
        : { title: 'Request declined', description: `${name} was not added.` },
  });
  const isSending = (decision: Decision) => decide.isPending && decide.variables === decision;
  if (status !== 'open') {
    return (
      <span ref={outcome} tabIndex={-1} className="outline-none">
        <Badge tone={status === 'added' ? 'positive' : 'neutral'}>
          {status === 'added' ? 'Added' : 'Declined'}
        </Badge>
      </span>
    );
  }
  return (
    <span className="inline-flex gap-2 py-1">
      <Button
        size="sm"
        aria-label={`Add ${name}`}
        isPending={isSending('add')}
        disabled={isSending('decline')}
        onClick={() => decide.mutate('add')}
      >
        Add
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`Decline ${name}`}
        isPending={isSending('decline')}
        disabled={isSending('add')}
        onClick={() => decide.mutate('decline')}
      >
        Decline
      </Button>
    </span>
  );
}
