import type { UserDetail } from '@aw/contracts/users/staff';
import { Button } from '@aw/ui/primitives/button';
import { type ComponentType, useRef, useState } from 'react';
import type { DialogState } from '../../../actions/form-dialog';
import { useOpener } from '../../../actions/use-opener';
import { PanelFoot } from '../../../resource-list/item-panel';
import { useMay } from '../../../session/use-may';
import { actionsFor, type DialogName } from '../actions/actions-for';
import { EraseDialog } from '../actions/erase-dialog';
import { ExportDialog } from '../actions/export-dialog';
import { MergeDialog } from '../actions/merge-dialog';
import { SecondStepDialog } from '../actions/second-step-dialog';
import { SuspendDialog } from '../actions/suspend-dialog';
import { ViewDialog } from '../actions/view-dialog';
import { MoreActions } from './more-actions';

type UserActionsProps = { user: UserDetail };

const dialogs: Record<DialogName, ComponentType<DialogState & UserActionsProps>> = {
  view: ViewDialog,
  suspend: SuspendDialog,
  'second-step': SecondStepDialog,
  export: ExportDialog,
  merge: MergeDialog,
  erase: EraseDialog,
};

/** Actions on a person that apply now and that the role allows. */
export function UserActions({ user }: UserActionsProps) {
  const actions = actionsFor(user, useMay()('people.administer'));
  const [open, setOpen] = useState<DialogName>();
  const opener = useOpener(open !== undefined);
  const menu = useRef<HTMLButtonElement>(null);
  const OpenDialog = open && dialogs[open];
  if (actions.size === 0) return null;

  const show = (name: DialogName, from: HTMLElement | null) => {
    opener.current = from;
    setOpen(name);
  };
  return (
    <PanelFoot>
      <Button size="sm" onClick={(event) => show('view', event.currentTarget)}>
        See as this person…
      </Button>
      {actions.has('suspend') && (
        <Button variant="danger" size="sm" onClick={(event) => show('suspend', event.currentTarget)}>
          Suspend…
        </Button>
      )}
      <div className="ms-auto">
        <MoreActions
          user={user}
          actions={actions}
          button={menu}
          onDialog={(name) => show(name, menu.current)}
        />
      </div>
      {OpenDialog && (
        <OpenDialog user={user} isOpen onOpenChange={(isOpen) => setOpen(isOpen ? open : undefined)} />
      )}
    </PanelFoot>
  );
}
