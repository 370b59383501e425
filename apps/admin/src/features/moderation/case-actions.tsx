import { issueErrors, reasonOf } from '@aw/contracts/api-error';
import { reportKindFacts } from '@aw/contracts/moderation/reasons';
import type { ModerationCaseDetail } from '@aw/contracts/moderation/staff';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { Check, Trash2, Undo2 } from 'lucide-react';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { requiredText } from '../../actions/required-text';
import { PanelFoot } from '../../resource-list/item-panel';
import { type Decision, useDecision, useRestoreCase } from './use-decision';

type Decide = ReturnType<typeof useDecision>;

type CaseProps = { entry: ModerationCaseDetail; onDecided: () => void };

type CaseActionsProps = CaseProps & {
  decide: Decide;
  onRemove: () => void;
  /** Label of the button, such as 'Remove: copyright'. */
  removeLabel: string;
};

/** Label of the button that keeps a post, or approves a held one. */
function keepLabel({ postState }: Pick<ModerationCaseDetail, 'postState'>): string {
  if (postState === 'held') return 'Approve';
  return postState === 'visible' ? 'Keep' : 'Dismiss the reports';
}

/** Buttons that keep, remove or mark a waiting post, or restore a removed one. */
export function CaseActions({ entry, onDecided, decide, onRemove, removeLabel }: CaseActionsProps) {
  const { kind, status, postState, version, duplicateOf } = entry;
  const restore = useRestoreCase(entry);
  const [isMarking, setIsMarking] = useState(false);
  const isSending = (decision: Decision['decision']) =>
    decide.isPending && decide.variables.decision === decision;
  const isRemoved = status !== 'waiting' && postState === 'removed';
  const canRestore = isRemoved || (status !== 'waiting' && duplicateOf !== null);
  return (
    <PanelFoot>
      <div className="flex flex-wrap gap-2">
        {status === 'waiting' && (
          <Button
            variant="primary"
            size="sm"
            icon={Check}
            isPending={isSending('keep')}
            onClick={() => decide.isPending || decide.mutate({ decision: 'keep' })}
          >
            {keepLabel(entry)}
          </Button>
        )}
        {canRestore && (
          <Button
            variant="primary"
            size="sm"
            icon={Undo2}
            isPending={restore.isPending}
            onClick={() => restore.mutate(version)}
          >
            {isRemoved ? 'Restore' : 'Unmark duplicate'}
          </Button>
        )}
        {!isRemoved && (
          <Button
            variant="danger"
            size="sm"
            icon={Trash2}
            isPending={isSending('remove')}
            onClick={() => decide.isPending || onRemove()}
          >
            {removeLabel}
          </Button>
        )}
        {reportKindFacts[kind].canRepeat && postState !== 'removed' && (
          <Button size="sm" onClick={() => setIsMarking(true)}>
            Mark as duplicate…
          </Button>
        )}
      </div>
      {isMarking && (
        <DuplicateDialog entry={entry} onDecided={onDecided} isOpen onOpenChange={setIsMarking} />
      )}
    </PanelFoot>
  );
}

const schema = z.object({ duplicateOf: requiredText('Please enter the link to the earlier question.') });

type DuplicateDialogProps = DialogState & CaseProps;

/** Asks for the question that this one repeats. The server's answer about it is shown under the field. */
function DuplicateDialog({ entry, onDecided, ...dialog }: DuplicateDialogProps) {
  const mark = useDecision(entry, { onDecided, isErrorShown: true });
  const { formProps, field, errors, note, isPending } = useZodForm(schema, {
    defaultValues: { duplicateOf: '' },
    send: async ({ duplicateOf }) => {
      await mark.mutateAsync({ decision: 'duplicate', duplicateOf });
      dialog.onOpenChange(false);
    },
    explain: (error) => ({
      errors: issueErrors(error),
      note: reasonOf(error),
    }),
    recheck: 'untyped',
  });
  return (
    <FormDialog
      {...dialog}
      title="Mark as a duplicate"
      description={`“${entry.title}” stays on the site, and its page links to the earlier question.`}
      submitLabel="Mark as duplicate"
      pendingLabel="Marking…"
      isPending={isPending}
      failure={note && mark.failure}
      formProps={formProps}
    >
      <Field label="Earlier question" help="Its link or its number." error={errors.duplicateOf} isRequired>
        <Input {...field('duplicateOf')} maxLength={500} autoComplete="off" />
      </Field>
    </FormDialog>
  );
}
