import { Button } from '@aw/ui/primitives/button';
import { Dialog } from '@aw/ui/primitives/dialog';
import { Note } from '@aw/ui/primitives/note';
import type { FormProps } from '@aw/ui/primitives/use-zod-form';
import { type FormEvent, type ReactElement, type ReactNode, useId } from 'react';

/** Open state of a dialog. */
export type DialogState = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export type FormDialogProps = DialogState & {
  title: string;
  description?: ReactNode;
  /** Button that opens the dialog and gets the focus back when it closes. */
  trigger?: ReactElement;
  children: ReactNode;
  /** Name of the action, as on the button that opened the dialog. */
  submitLabel: string;
  pendingLabel: string;
  cancelLabel?: string;
  isDestructive?: boolean;
  /** A required choice or text is still missing. */
  isIncomplete?: boolean;
  isPending: boolean;
  /** Shown above the buttons, until the next try. */
  failure: ReactNode;
  size?: 'md' | 'lg';
} & Submit;

/** `formProps` come from the form engine. A dialog with a single choice needs none: `isIncomplete` blocks it. */
type Submit =
  | { formProps: FormProps; onSubmit?: undefined }
  | { formProps?: undefined; onSubmit: (event: FormEvent) => void };

/** A dialog with a form. A failure is shown inside, so that nothing typed is lost. */
export function FormDialog(props: FormDialogProps) {
  const { children, isPending, failure, isOpen, onOpenChange } = props;
  const formId = useId();
  return (
    <Dialog
      title={props.title}
      description={props.description}
      size={props.size}
      trigger={props.trigger}
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
