import { placeName } from '@aw/contracts/countries';
import {
  type StaffJurisdictionRule,
  staffChangeJurisdictionRule,
  staffListJurisdictionRules,
} from '@aw/contracts/jurisdictions/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { Time } from '@aw/ui/primitives/time';
import { Earth, Plus } from 'lucide-react';
import { useState } from 'react';
import { useAction } from '../../actions/use-action';
import { callQuery } from '../../api/call-query';
import type { Column } from '../../resource-list/column';
import { LoadedTable } from '../../resource-list/loaded-list';
import { PlainPage } from '../../resource-list/plain-page';
import { useWholeList } from '../../resource-list/use-loaded-rows';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { useMay } from '../../session/use-may';
import { AddRuleDialog, LawDialog } from './rule-dialogs';

type Rule = StaffJurisdictionRule;

type ColumnName = 'place' | 'law' | 'changed' | 'state';

/** Width in pixels from which law and date have columns of their own. */
const roomyFromPx = 650;

const columns: readonly Column<Rule, ColumnName>[] = [
  {
    name: 'place',
    head: 'Place',
    sortValue: placeOf,
    title: placeOf,
    cell: (rule, { has }) => (
      <span className="inline-block py-2 font-medium whitespace-normal">
        {placeOf(rule)}
        {!has('law') && (
          <span className="block text-12 font-normal">
            <Law rule={rule} />
          </span>
        )}
      </span>
    ),
  },
  {
    name: 'law',
    head: 'Law',
    fromPx: roomyFromPx,
    cell: (rule) => (
      <span className="inline-block py-2">
        <Law rule={rule} />
      </span>
    ),
  },
  {
    name: 'changed',
    head: 'Last changed',
    fromPx: roomyFromPx,
    sortValue: ({ updatedAt }) => updatedAt,
    title: ({ updatedBy }) => updatedBy,
    cell: ({ updatedAt }) => <Time value={updatedAt} />,
  },
  {
    name: 'state',
    head: 'State',
    cell: ({ isActive }) => <Badge tone={isActive ? 'caution' : 'neutral'}>{isActive ? 'On' : 'Off'}</Badge>,
  },
];

const texts = {
  loading: 'Loading the rules…',
  failed: 'The rules did not load',
  noun: { one: 'rule', many: 'rules' },
  isFootShort: true,
  icon: Earth,
};

const empty = { title: 'No rules', text: 'Without a rule, we sell every service everywhere.' };

/** Rules that say where custom writing is not sold, and by which law. The site and the server follow them at once. */
export function JurisdictionsPage() {
  const { api } = useConsole();
  const mayChange = useMay()('jurisdictions.change');
  const loaded = useWholeList(rulesQuery(api));
  const [edited, setEdited] = useState<Rule | 'new'>();
  const onOpenChange = (isOpen: boolean) => setEdited(isOpen ? edited : undefined);
  const changes: Column<Rule> = {
    name: 'change',
    head: 'Actions',
    kind: 'number',
    cell: (rule) => <RuleChanges rule={rule} onEdit={() => setEdited(rule)} />,
  };
  return (
    <PlainPage
      title="Jurisdictions"
      lead={`Where a rule is on, we do not sell custom writing of assessed work. The order form offers editing, feedback, tutoring and CVs instead. We refuse orders for custom writing and name the law.${mayChange ? '' : ' Only administrators can change the rules.'}`}
      actions={
        mayChange && (
          <Button size="sm" icon={Plus} onClick={() => setEdited('new')}>
            Add rule…
          </Button>
        )
      }
    >
      <LoadedTable
        loaded={loaded}
        texts={texts}
        empty={empty}
        label="Jurisdiction rules"
        columns={mayChange ? [...columns, changes] : columns}
      />
      {edited === 'new' && <AddRuleDialog isOpen onOpenChange={onOpenChange} />}
      {edited && edited !== 'new' && <LawDialog rule={edited} isOpen onOpenChange={onOpenChange} />}
    </PlainPage>
  );
}

/** Every rule, including those that are off. */
function rulesQuery(api: StaffApi) {
  return callQuery(api, ['jurisdictions'], staffListJurisdictionRules, {});
}

function placeOf({ country, region }: Rule): string {
  return region ? `${placeName(country, region)}, ${placeName(country)}` : placeName(country);
}

function Law({ rule }: { rule: Rule }) {
  return <span className="whitespace-normal text-ink-muted">{rule.law}</span>;
}

/** Buttons that change a rule, for administrators. */
function RuleChanges({ rule, onEdit }: { rule: Rule; onEdit: () => void }) {
  const { id, isActive } = rule;
  const { api } = useConsole();
  const place = placeOf(rule);
  const toggle = useAction({
    send: (isOn: boolean) =>
      api.call(staffChangeJurisdictionRule, { params: { id }, body: { isActive: isOn } }),
    done: (_, isOn) => ({
      title: isOn ? `${place}: custom writing is no longer sold` : `${place}: custom writing is sold again`,
      description: 'It applies immediately.',
      action: { label: 'Undo', onSelect: () => toggle.mutate(!isOn) },
    }),
  });
  return (
    <span className="inline-flex justify-end gap-2 py-1 max-md:flex-wrap">
      <Button size="sm" aria-label={`Edit law for ${place}`} onClick={onEdit}>
        Edit law…
      </Button>
      <Button
        size="sm"
        variant="quiet"
        aria-label={`${isActive ? 'Turn off' : 'Turn on'} the rule for ${place}`}
        isPending={toggle.isPending}
        onClick={() => toggle.mutate(!isActive)}
      >
        {isActive ? 'Turn off' : 'Turn on'}
      </Button>
    </span>
  );
}
