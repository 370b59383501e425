import { Stat } from '@aw/ui/patterns/stat';
import { Button } from '@aw/ui/primitives/button';
import { useQuery } from '@tanstack/react-query';
import { Send } from 'lucide-react';
import { useState } from 'react';
import { figure } from '../../format/figures';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { IssueDialog } from './issue-dialog';
import { IssuesTable } from './issues-table';
import { newsletterQuery } from './queries';

/** Whom the newsletter reaches and what was sent; an issue is written here. */
export function NewsletterPage() {
  const { api } = useConsole();
  const { data, error, isFetching, refetch } = useQuery(newsletterQuery(api));
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
        Only addresses that confirmed the subscription themselves get it, each with a way out by one click.
      </p>
      {data ? (
        <>
          <dl className="grid grid-cols-3 gap-4 sm:max-w-measure">
            <Stat label="Confirmed" value={figure(data.confirmed)} />
            <Stat label="Not confirmed yet" value={figure(data.pending)} />
            <Stat label="Left" value={figure(data.unsubscribed)} />
          </dl>
          <IssuesTable issues={data.issues} />
        </>
      ) : error ? (
        <LoadError
          title="The newsletter did not load"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading the newsletter…" />
      )}
      {isWriting && <IssueDialog isOpen onOpenChange={setIsWriting} />}
    </div>
  );
}
