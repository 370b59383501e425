import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import type { FormProps } from '@aw/ui/primitives/use-zod-form';
import { type FormEvent, type ReactNode, useId } from 'react';

/** How a dialog is opened and closed. */
export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type FormDialogProps = DialogState & {
  title: string;
  description?: ReactNode;
  /** The fields. */
  children: ReactNode;
  /** The action, as on the button that opened the dialog. */
  submitLabel: string;
  pendingLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** Something is still to be chosen or typed. */
  isIncomplete?: boolean;
  isPending: boolean;
  /** Shown above the buttons. */
  failure: ReactNode;
  size?: 'md' | 'lg';
} & Submit;

/** Fields that are checked have a form engine; a single choice only has to be made, which `isIncomplete` sees to. */
type Submit =
  | { formProps: FormProps; onSubmit?: undefined }
  | { formProps?: undefined; onSubmit: (event: FormEvent) => void };

/** An action that has to be filled in first; a failure is shown inside, so that nothing typed is lost. */
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
        onSubmit={(event) => {
          event.preventDefault();
          if (!isPending && !props.isIncomplete) props.onSubmit?.(event);
        }}
        noValidate
        {...props.formProps}
        className="grid grid-cols-1 gap-4 [font-variant-ligatures:no-contextual]"
      >
        {children}
        {failure && !isPending && <Note tone="danger">{failure}</Note>}
      </form>
    </Dialog>
  );
}
