import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import { type FormEvent, type ReactNode, type Ref, useId } from 'react';

/** How a dialog is opened and closed. */
export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type FormDialogProps = DialogState & {
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The deed, as on the button that opened the dialog. */
  submitLabel: string;
  pendingLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Something is still to be chosen or typed. */
  isIncomplete?: boolean;
  isPending: boolean;
  failure: string | undefined;
  onSubmit: (event: FormEvent) => void;
  form?: Ref<HTMLFormElement>;
  size?: 'md' | 'lg';
};

/** A deed that has to be filled in first; a failure is told inside, so that nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { children, isPending, failure, isOpen, onOpenChange } = props;
  const formId = useId();
  return (
    <Dialog
      title={props.title}
      description={props.description}
      size={props.size}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
      actions={
        <>
          <Button onClick={() => onOpenChange(false)}>{props.cancelLabel ?? 'Cancel'}</Button>
          <Button
            type="submit"
            form={formId}
            variant={props.isDestructive ? 'danger-solid' : 'primary'}
            disabled={props.isIncomplete}
            isPending={isPending}
            pendingLabel={props.pendingLabel}
          >
            {props.submitLabel}
          </Button>
        </>
      }
    >
      <form
        id={formId}
        ref={props.form}
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !props.isIncomplete) props.onSubmit(event);
        }}
        noValidate
        className="grid grid-cols-1 gap-4 [font-variant-ligatures:no-contextual]"
      >
        {children}
        {failure && !isPending && <Note tone="danger">{failure}</Note>}
      </form>
    </Dialog>
  );
}
