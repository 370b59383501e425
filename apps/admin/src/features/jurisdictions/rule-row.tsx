import { type StaffJurisdictionRule, staffChangeJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { Badge } from '@aw/ui/primitives/badge';
import { Button } from '@aw/ui/primitives/button';
import { TableCell, TableRow } from '@aw/ui/primitives/table';
import { Time } from '@aw/ui/primitives/time';
import { useChange } from '../../api/use-change';
import { placeName } from '../../format/place-names';
import { useConsole } from '../../services/console-services';

type RuleRowProps = {
  rule: StaffJurisdictionRule;
  /** Whether law and date have columns of their own. */
  isRoomy: boolean;
  /** Given for administrators. */
  onEdit: (() => void) | undefined;
};

/** One rule with its law, and for administrators its switch. */
export function RuleRow({ rule, isRoomy, onEdit }: RuleRowProps) {
  const { id, country, region, law, isActive, updatedAt, updatedBy } = rule;
  const { api } = useConsole();
  const place = region ? `${placeName(country, region)}, ${placeName(country)}` : placeName(country);
  const turn = useChange({
    send: (isOn: boolean) =>
      api.call(staffChangeJurisdictionRule, { params: { id }, body: { isActive: isOn } }),
    done: (_, isOn) => ({
      title: isOn ? `Writing is barred in ${place}` : `Writing is sold in ${place} again`,
      description: 'The form and the server follow at once.',
      action: { label: 'Undo', onSelect: () => turn.mutate(!isOn) },
    }),
  });
  const lawText = <span className="whitespace-normal text-ink-muted">{law}</span>;
  return (
    <TableRow>
      <TableCell title={place}>
        <span className="inline-block py-2 font-medium whitespace-normal">
          {place}
          {!isRoomy && <span className="block text-12 font-normal">{lawText}</span>}
        </span>
      </TableCell>
      {isRoomy && (
        <TableCell>
          <span className="inline-block py-2">{lawText}</span>
        </TableCell>
      )}
      {isRoomy && (
        <TableCell title={updatedBy ?? undefined}>
          <Time value={updatedAt} />
        </TableCell>
      )}
      <TableCell>
        <Badge tone={isActive ? 'caution' : 'neutral'}>{isActive ? 'Barred' : 'Off'}</Badge>
      </TableCell>
      {onEdit && (
        <TableCell kind="number">
          <span className="inline-flex justify-end gap-2 py-1 max-md:flex-wrap">
            <Button size="sm" aria-label={`Correct the law of ${place}`} onClick={onEdit}>
              Law…
            </Button>
            <Button
              size="sm"
              variant="quiet"
              aria-label={`${isActive ? 'Turn off' : 'Turn on'} the rule for ${place}`}
              isPending={turn.isPending}
              onClick={() => turn.mutate(!isActive)}
            >
              {isActive ? 'Turn off' : 'Turn on'}
            </Button>
          </span>
        </TableCell>
      )}
    </TableRow>
  );
}
