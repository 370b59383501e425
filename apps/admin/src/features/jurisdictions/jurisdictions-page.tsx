import type { StaffJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { useQuery } from '@tanstack/react-query';
import { Earth, Plus } from 'lucide-react';
import { useState } from 'react';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { useMediaQuery } from '../../format/use-media-query';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import { useMay } from '../../session/use-may';
import { AddRuleDialog } from './add-rule-dialog';
import { LawDialog } from './law-dialog';
import { rulesQuery } from './queries';
import { RuleRow } from './rule-row';

/** Where custom writing is barred, and by which law; the site and the server follow these rules at once. */
export function JurisdictionsPage() {
  const mayChange = useMay()('jurisdictions.change');
  const [edited, setEdited] = useState<StaffJurisdictionRule | 'new'>();
  const onOpenChange = (isOpen: boolean) => setEdited(isOpen ? edited : undefined);
  useTitle('Jurisdictions');
  return (
    <div className="grid max-w-page grid-cols-1 content-start gap-3 px-4 py-3.5">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h1 className="text-22">Jurisdictions</h1>
        {mayChange && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            Add rule…
          </Button>
        )}
      </div>
      <p className="max-w-measure text-14 text-ink-muted">
        In these places custom writing of assessed work is not sold: the form offers editing, feedback,
        tutoring and CVs instead, and the server refuses the rest with the law.
        {!mayChange && ' Only administrators change the rules.'}
      </p>
      <Rules onEdit={mayChange ? setEdited : undefined} />
      {edited === 'new' && <AddRuleDialog isOpen onOpenChange={onOpenChange} />}
      {edited && edited !== 'new' && <LawDialog rule={edited} isOpen onOpenChange={onOpenChange} />}
    </div>
  );
}

function Rules({ onEdit }: { onEdit: ((rule: StaffJurisdictionRule) => void) | undefined }) {
  const { api } = useConsole();
  const { data: rules, error, isFetching, refetch } = useQuery(rulesQuery(api));
  const isRoomy = useMediaQuery('(min-width: 47.5rem)');
  if (!rules && error) {
    return (
      <LoadError
        title="The rules did not load"
        error={error}
        isRetrying={isFetching}
        onRetry={() => void refetch()}
      />
    );
  }
  if (!rules) return <ListSkeleton label="Loading the rules…" />;
  if (rules.length === 0) {
    return (
      <EmptyState icon={Earth} title="No rules">
        Without a rule every service is sold everywhere.
      </EmptyState>
    );
  }
  return (
    <Table label="Jurisdiction rules">
      <TableHead>
        <TableHeadCell>Place</TableHeadCell>
        {isRoomy && <TableHeadCell>Law</TableHeadCell>}
        {isRoomy && <TableHeadCell>Changed</TableHeadCell>}
        <TableHeadCell>State</TableHeadCell>
        {onEdit && <TableHeadCell align="end">Change</TableHeadCell>}
      </TableHead>
      <TableBody>
        {rules.map((rule) => (
          <RuleRow key={rule.id} rule={rule} isRoomy={isRoomy} onEdit={onEdit && (() => onEdit(rule))} />
        ))}
      </TableBody>
    </Table>
  );
}
