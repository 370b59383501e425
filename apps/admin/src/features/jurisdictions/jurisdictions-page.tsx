import type { StaffJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { staffChangeJurisdictionRule, staffListJurisdictionRules } from '@aw/contracts/jurisdictions/staff';
import { Button } from '@aw/ui/primitives/button';
import { EmptyState } from '@aw/ui/primitives/empty-state';
import { Table, TableBody, TableHead, TableHeadCell } from '@aw/ui/primitives/table';
import { queryOptions, useQuery } from '@tanstack/react-query';
import { Earth, Plus } from 'lucide-react';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { ListSkeleton } from '../../format/list-skeleton';
import { LoadError } from '../../format/load-error';
import { placeName } from '../../format/place-names';
import { useMediaQuery } from '../../format/use-media-query';
import { useTitle } from '../../format/use-title';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { useMay } from '../../session/use-may';
import { AddRuleDialog } from './add-rule-dialog';
import { LawField } from './law-field';
import { RuleRow } from './rule-row';

type LawDialogProps = DialogState & { rule: StaffJurisdictionRule };

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

/** Every rule, also those that are off. */
function rulesQuery(api: StaffApi) {
  return queryOptions({
    queryKey: ['jurisdictions'],
    queryFn: ({ signal }) => api.call(staffListJurisdictionRules, { signal }),
  });
}

/** Corrects the law that a refusal names. */
function LawDialog({ rule, ...dialog }: LawDialogProps) {
  const { api } = useConsole();
  const [law, setLaw] = useState(rule.law);
  const [isChecked, setIsChecked] = useState(false);
  const save = useAction({
    send: () => api.call(staffChangeJurisdictionRule, { params: { id: rule.id }, body: { law: law.trim() } }),
    done: () => ({ title: 'Law corrected' }),
    failed: 'The law was not changed.',
    of: 'this rule',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (law.trim() === '') focusFirstError(event);
    else save.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title={`The law in ${placeName(rule.country, rule.region)}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      onSubmit={submit}
    >
      <LawField law={law} onLawChange={setLaw} isChecked={isChecked} />
    </FormDialog>
  );
}
