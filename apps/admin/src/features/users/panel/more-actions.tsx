import type { UserDetail } from '@aw/contracts/users/staff';
import { Button } from '@aw/ui/primitives/button';
import { DropdownItem, DropdownMenu, DropdownSeparator } from '@aw/ui/primitives/dropdown-menu';
import { Download, Ellipsis, GraduationCap, MailCheck, Merge, SmartphoneNfc, UserX } from 'lucide-react';
import type { Ref } from 'react';
import type { DialogName, UserAction } from '../actions/actions-for';
import { useQuickChanges } from '../actions/use-quick-changes';

type MoreActionsProps = {
  user: UserDetail;
  actions: ReadonlySet<UserAction>;
  button: Ref<HTMLButtonElement>;
  onDialog: (name: DialogName) => void;
};

/** Menu of the less frequent actions. */
export function MoreActions({ user, actions, button, onDialog }: MoreActionsProps) {
  const { setExpert, resend } = useQuickChanges(user);
  const isPending = setExpert.isPending || resend.isPending;
  const changeExpert = (isExpert: boolean) => {
    if (!isPending) setExpert.mutate(isExpert);
  };
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
          isPending={isPending}
        />
      }
    >
      {actions.has('make-expert') && (
        <DropdownItem icon={GraduationCap} isDisabled={isPending} onSelect={() => changeExpert(true)}>
          Make an expert
        </DropdownItem>
      )}
      {actions.has('end-expert') && (
        <DropdownItem icon={GraduationCap} isDisabled={isPending} onSelect={() => changeExpert(false)}>
          End expert role
        </DropdownItem>
      )}
      {actions.has('resend') && (
        <DropdownItem icon={MailCheck} isDisabled={isPending} onSelect={() => resend.mutate()}>
          Send confirmation again
        </DropdownItem>
      )}
      {actions.has('second-step') && (
        <DropdownItem icon={SmartphoneNfc} onSelect={() => onDialog('second-step')}>
          Remove authenticator app…
        </DropdownItem>
      )}
      <DropdownItem icon={Download} onSelect={() => onDialog('export')}>
        Export data…
      </DropdownItem>
      {actions.has('merge') && (
        <DropdownItem icon={Merge} onSelect={() => onDialog('merge')}>
          Merge into another person…
        </DropdownItem>
      )}
      {actions.has('erase') && (
        <>
          <DropdownSeparator />
          <DropdownItem icon={UserX} tone="danger" onSelect={() => onDialog('erase')}>
            Erase…
          </DropdownItem>
        </>
      )}
    </DropdownMenu>
  );
}
