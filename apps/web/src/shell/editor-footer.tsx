import { reasonOf } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { Note } from '@aw/ui/primitives/note';
import type { ReactNode } from 'react';

type EditorFooterProps = {
  /** Label of the button that saves. */
  label: string;
  help?: ReactNode;
  isPending: boolean;
  /** Error of the save, or a sentence that says why nothing was sent. */
  error: Error | string | null;
  isChanged: boolean;
  /** Description of the dialog that asks whether to discard the changes. */
  discardText: string;
  onCancel: () => void;
};

/** The buttons below something that is edited, with the reason why it was not saved. */
export function EditorFooter(props: EditorFooterProps) {
  const { label, help, isPending, error, isChanged, discardText, onCancel } = props;
  return (
    <div className="grid grid-cols-1 gap-4">
      {error && (
        <Note tone="danger" title="Not saved.">
          {typeof error === 'string' ? error : reasonOf(error)}
        </Note>
      )}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
        <Button type="submit" variant="primary" isPending={isPending} pendingLabel="Saving…">
          {label}
        </Button>
        {isChanged ? (
          <ConfirmDialog
            title="Discard your changes?"
            description={discardText}
            confirmLabel="Discard changes"
            onConfirm={async () => onCancel()}
            trigger={<Button disabled={isPending}>Cancel</Button>}
          />
        ) : (
          <Button disabled={isPending} onClick={onCancel}>
            Cancel
          </Button>
        )}
        {help && <p className="basis-full text-14 text-ink-muted">{help}</p>}
      </div>
    </div>
  );
}
