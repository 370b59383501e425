import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Table, TableBody, TableCell, TableHead, TableHeadCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { useQuery } from '@tanstack/react-query';
import { FilePlus } from 'lucide-react';
import { useState } from 'react';
import { Link } from 'react-router';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { NewArticleDialog } from './new-article-dialog';
import { textsQuery } from './queries';
import { textsAddress, textTitle } from './text-names';

/** Every text with who changed it last. */
export function TextsList() {
  const { api } = useConsole();
  const mayChange = useMay()('texts.publish');
  const { data: texts, error, isFetching, refetch } = useQuery(textsQuery(api));
  const [isAdding, setIsAdding] = useState(false);
  return (
    <>
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Texts</h1>
        {mayChange && (
          <Button size="sm" icon={FilePlus} onClick={() => setIsAdding(true)}>
            New article…
          </Button>
        )}
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        What the public pages say. A change is on the site within a minute; every version is kept and can be
        put back.
      </p>
      {texts ? (
        <div className="max-sm:[&_td:first-child]:w-full">
          <Table label="Texts">
            <TableHead>
              <TableHeadCell>Text</TableHeadCell>
              <TableHeadCell>State</TableHeadCell>
              <TableHeadCell>Changed</TableHeadCell>
            </TableHead>
            <TableBody>
              {texts.map(({ name, isBuilt, isChanged, changedAt, changedBy }) => (
                <TableRow key={name}>
                  <TableCell kind="lead" title={name}>
                    <Link to={textsAddress(name)} className="block truncate py-2 text-ink">
                      {textTitle(name)}
                    </Link>
                  </TableCell>
                  <TableCell>
                    {isChanged ? (
                      <Badge tone="accent">{isBuilt ? 'Changed' : 'Added'}</Badge>
                    ) : (
                      <span className="text-ink-faint">{isBuilt ? 'As built' : 'Not on the site'}</span>
                    )}
                  </TableCell>
                  <TableCell title={changedBy ?? undefined}>
                    {changedAt ? <Time value={changedAt} /> : <span className="text-ink-faint">Never</span>}
                  </TableCell>
                </TableRow>
              ))}
            </TableBody>
          </Table>
        </div>
      ) : error ? (
        <LoadError
          title="The texts did not load"
          error={error}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        />
      ) : (
        <ListSkeleton label="Loading texts…" />
      )}
      {isAdding && <NewArticleDialog isOpen onOpenChange={setIsAdding} />}
    </>
  );
}
