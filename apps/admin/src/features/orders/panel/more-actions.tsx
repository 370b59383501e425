import type { StaffOrder } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { Ellipsis } from 'lucide-react';
import type { Ref } from 'react';
import type { DialogName, OrderAction } from '../actions/actions-for';
import { useOrderChanges } from '../actions/use-order-changes';
import { actionIcons, actionLabels } from './action-labels';

type MoreActionsProps = {
  order: StaffOrder;
  actions: OrderAction[];
  button: Ref<HTMLButtonElement>;
  onDialog: (name: DialogName) => void;
};

const endings: readonly OrderAction[] = ['cancel', 'stop'];

/** The rarer deeds behind one button, those that end an order last. */
export function MoreActions({ order, actions, button, onDialog }: MoreActionsProps) {
  const { start, saveEvidence } = useOrderChanges(order);
  const select = (name: OrderAction) => {
    if (name === 'start') start.mutate();
    else if (name === 'save-evidence') saveEvidence.mutate();
    else onDialog(name);
  };
  const [ends, others] = [
    actions.filter((name) => endings.includes(name)),
    actions.filter((name) => !endings.includes(name)),
  ];
  return (
    <DropdownMenu
      align="end"
      trigger={
        <Button
          ref={button}
          variant="quiet"
          size="sm"
          icon={Ellipsis}
          aria-label="More actions"
          isPending={start.isPending || saveEvidence.isPending}
        />
      }
    >
      {others.map((name) => (
        <DropdownItem key={name} icon={actionIcons[name]} onSelect={() => select(name)}>
          {name === 'assign' && order.writer ? 'Reassign…' : actionLabels[name]}
        </DropdownItem>
      ))}
      {ends.length > 0 && others.length > 0 && <DropdownSeparator />}
      {ends.map((name) => (
        <DropdownItem key={name} icon={actionIcons[name]} tone="danger" onSelect={() => select(name)}>
          {actionLabels[name]}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
