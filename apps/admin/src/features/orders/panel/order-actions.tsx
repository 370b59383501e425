import type { StaffOrder } from '@aw/contracts/orders/staff';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { Ellipsis } from 'lucide-react';
import { type ComponentType, type Ref, useRef } from 'react';
import { PanelFoot } from '../../../resource-list/item-panel';
import { actionsFor, type DialogName, nextStepOf, type OrderAction } from '../actions/actions-for';
import { AssignDialog } from '../actions/assign-dialog';
import { ChangeDeadlineDialog } from '../actions/change-deadline-dialog';
import { DeliverDialog } from '../actions/deliver-dialog';
import { MessageDialog } from '../actions/message-dialog';
import type { OrderDialogProps } from '../actions/order-dialog';
import { RecordPaymentDialog } from '../actions/record-payment-dialog';
import { RefundDialog } from '../actions/refund-dialog';
import { SubmitEvidenceDialog } from '../actions/submit-evidence-dialog';
import { CancelDialog, CompleteDialog, StopDialog } from '../actions/transition-dialogs';
import { useOrderChanges } from '../actions/use-order-changes';
import { actionIcons, actionLabels } from './action-labels';

type MoreActionsProps = {
  order: StaffOrder;
  actions: OrderAction[];
  button: Ref<HTMLButtonElement>;
  onDialog: (name: DialogName) => void;
};

const endings: readonly OrderAction[] = ['cancel', 'stop'];

const dialogs: Record<DialogName, ComponentType<OrderDialogProps>> = {
  assign: AssignDialog,
  deliver: DeliverDialog,
  message: MessageDialog,
  'move-due': ChangeDeadlineDialog,
  'record-payment': RecordPaymentDialog,
  refund: RefundDialog,
  complete: CompleteDialog,
  cancel: CancelDialog,
  stop: StopDialog,
  'submit-evidence': SubmitEvidenceDialog,
};

type OrderActionsProps = {
  order: StaffOrder;
  open: DialogName | undefined;
  onOpenChange: (open: DialogName | undefined, from?: HTMLElement | null) => void;
};

/** Buttons of an order: the next step is filled, writing a message is beside it, and the rest is in a menu. */
export function OrderActions({ order, open, onOpenChange }: OrderActionsProps) {
  const actions = actionsFor(order);
  const next = nextStepOf(order);
  const { start } = useOrderChanges(order);
  const menu = useRef<HTMLButtonElement>(null);
  const OpenDialog = open && dialogs[open];
  const hasMessage = next !== 'message' && actions.has('message');
  const more = [...actions].filter((name) => name !== next && name !== 'message');
  if (actions.size === 0) return null;
  return (
    <PanelFoot>
      {next === 'start' ? (
        <Button
          size="sm"
          variant="primary"
          icon={actionIcons.start}
          isPending={start.isPending}
          onClick={() => start.mutate()}
        >
          {actionLabels.start}
        </Button>
      ) : (
        next &&
        next !== 'save-evidence' && (
          <Button
            size="sm"
            variant="primary"
            icon={actionIcons[next]}
            onClick={(event) => onOpenChange(next, event.currentTarget)}
          >
            {actionLabels[next]}
          </Button>
        )
      )}
      {hasMessage && (
        <Button size="sm" onClick={(event) => onOpenChange('message', event.currentTarget)}>
          {actionLabels.message}
        </Button>
      )}
      {more.length > 0 && (
        <div className="ms-auto">
          <MoreActions
            order={order}
            actions={more}
            button={menu}
            onDialog={(name) => onOpenChange(name, menu.current)}
          />
        </div>
      )}
      {OpenDialog && (
        <OpenDialog order={order} isOpen onOpenChange={(isOpen) => onOpenChange(isOpen ? open : undefined)} />
      )}
    </PanelFoot>
  );
}

/** Menu of the less frequent actions. Those that end an order are last. */
function MoreActions({ order, actions, button, onDialog }: MoreActionsProps) {
  const { start, saveEvidence } = useOrderChanges(order);
  const select = (name: OrderAction) => {
    if (name === 'start') start.mutate();
    else if (name === 'save-evidence') saveEvidence.mutate();
    else onDialog(name);
  };
  const [endActions, otherActions] = [
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
      {otherActions.map((name) => (
        <DropdownItem key={name} icon={actionIcons[name]} onSelect={() => select(name)}>
          {name === 'assign' && order.writer ? 'Reassign…' : actionLabels[name]}
        </DropdownItem>
      ))}
      {endActions.length > 0 && otherActions.length > 0 && <DropdownSeparator />}
      {endActions.map((name) => (
        <DropdownItem key={name} icon={actionIcons[name]} tone="danger" onSelect={() => select(name)}>
          {actionLabels[name]}
        </DropdownItem>
      ))}
    </DropdownMenu>
  );
}
