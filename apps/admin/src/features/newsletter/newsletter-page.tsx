import type { ResponseOf } from '@aw/contracts/endpoint';
import { staffGetNewsletter } from '@aw/contracts/newsletter/staff';
import { Stat } from '@aw/ui/patterns/stat';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { formatNumber } from '@aw/ui/primitives/format-count';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { Newspaper, Send } from 'lucide-react';
import { useState } from 'react';
import { callQuery } from '../../api/call-query';
import { Loaded } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import type { Column } from '../../resource-list/column';
import { ListSkeleton } from '../../resource-list/loaded-list';
import { ResourceTable } from '../../resource-list/resource-table';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { useMay } from '../../session/use-may';
import { IssueDialog } from './issue-dialog';

type Issue = ResponseOf<typeof staffGetNewsletter>['issues'][number];

const columns: readonly Column<Issue>[] = [
  {
    name: 'subject',
    head: 'Subject',
    kind: 'lead',
    title: ({ subject, by }) => `${subject} (${by})`,
    cell: ({ subject }) => subject,
  },
  {
    name: 'recipients',
    head: 'Recipients',
    kind: 'number',
    cell: ({ recipients }) => formatNumber(recipients),
  },
  { name: 'sent', head: 'Sent', cell: ({ createdAt }) => <Time value={createdAt} /> },
];

/** Subscribers of the newsletter and its issues. A new issue is written here. */
export function NewsletterPage() {
  const { api } = useConsole();
  const query = useQuery(newsletterQuery(api));
  const maySend = useMay()('newsletter.send');
  const [isWriting, setIsWriting] = useState(false);
  useTitle('Newsletter');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-5 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Newsletter</h1>
        {maySend && (
          <Button size="sm" icon={Send} onClick={() => setIsWriting(true)}>
            Write an issue…
          </Button>
        )}
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        Issues go only to confirmed subscribers, each with a one-click unsubscribe link.
      </p>
      <Loaded
        query={query}
        failed="The newsletter did not load"
        loading={<ListSkeleton label="Loading the newsletter…" />}
      >
        {(newsletter) => (
          <>
            <dl className="grid grid-cols-3 gap-4 sm:max-w-measure">
              <Stat label="Confirmed" value={formatNumber(newsletter.confirmed)} />
              <Stat label="Not confirmed yet" value={formatNumber(newsletter.pending)} />
              <Stat label="Unsubscribed" value={formatNumber(newsletter.unsubscribed)} />
            </dl>
            <IssuesTable issues={newsletter.issues} />
          </>
        )}
      </Loaded>
      {isWriting && <IssueDialog isOpen onOpenChange={setIsWriting} />}
    </div>
  );
}

/** Numbers of subscribers and the issues that were sent. */
function newsletterQuery(api: StaffApi) {
  return callQuery(api, ['newsletter'], staffGetNewsletter, {});
}

/** Issues that were sent, newest first. */
function IssuesTable({ issues }: { issues: Issue[] }) {
  if (issues.length === 0) {
    return (
      <EmptyState icon={Newspaper} title="No issues yet">
        Issues sent to subscribers appear here.
      </EmptyState>
    );
  }
  return <ResourceTable label="Issues" columns={columns} rows={issues} />;
}
