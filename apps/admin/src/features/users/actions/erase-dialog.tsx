import { longDate } from '@aw/contracts/long-date';
import { staffErase, type UserSummary } from '@aw/contracts/users/staff';
import { FieldGroup } from '@aw/ui/primitives/field';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useState } from 'react';
import type { DialogState } from '../../../actions/form-dialog';
import { ReasonDialog } from '../../../actions/reason-dialog';
import { useConsole } from '../../../services/console-services';
import { confirmWordOf, displayName, userLog } from '../user-name';
import { erasureMoment, type SharedChoice, sharedChoices } from './erasure-labels';
import { useQuickChanges } from './use-quick-changes';

type EraseDialogProps = DialogState & { user: UserSummary };

/** Schedules the erasure of a person in 14 days. Until then it can be undone. */
export function EraseDialog({ user, ...dialog }: EraseDialogProps) {
  const { api } = useConsole();
  const name = displayName(user);
  const [choice, setChoice] = useState<SharedChoice>('keep');
  const { undoErase } = useQuickChanges(user);
  return (
    <ReasonDialog
      {...dialog}
      title={`Erase ${name}?`}
      description={
        <>
          We will erase this person and their data on <b className="text-ink">{longDate(erasureMoment())}</b>.
          You can undo this until then, but not afterwards.
        </>
      }
      help="It is recorded in the audit log, with your name."
      submitLabel="Schedule erasure"
      pendingLabel="Scheduling…"
      cancelLabel="Keep them"
      isDestructive
      draftName={`erase:${user.id}`}
      confirmWord={confirmWordOf(user)}
      action={{
        send: (reason: string) =>
          api.call(staffErase, {
            params: { userId: user.id },
            body: { reason, keepsShared: choice === 'keep' },
          }),
        done: ({ eraseAfter }) => ({
          title: 'Erasure scheduled',
          description: `${name} will be erased on ${longDate(eraseAfter ?? erasureMoment())}.`,
          action: { label: 'Undo', onSelect: () => undoErase.mutate() },
        }),
        failed: 'No erasure was scheduled.',
        log: userLog(user.id),
      }}
    >
      <FieldGroup label="Uploads and questions">
        <RadioGroup
          options={[...sharedChoices]}
          value={choice}
          onValueChange={(value) =>
            setChoice(sharedChoices.find((one) => one.value === value)?.value ?? 'keep')
          }
        />
      </FieldGroup>
    </ReasonDialog>
  );
}
