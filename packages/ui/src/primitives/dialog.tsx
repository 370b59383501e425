import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import { type ReactElement, type ReactNode, useRef } from 'react';
import { IconButton } from './button';
import { closeListFirst } from './close-list-first';

/** Scrim that darkens the page behind dialogs and sheets. */
export const scrimStyle =
  'fixed inset-0 z-40 bg-scrim data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out';

/** Raised paper of a dialog in the middle of the window, at most as high as the window. */
export const dialogStyle = cva(
  [
    'fixed inset-x-4 top-1/2 z-40 mx-auto grid max-h-[calc(100dvh-32px)] -translate-y-1/2 grid-cols-1 gap-3',
    'overflow-y-auto rounded-3 bg-surface-raised p-5 shadow-2 outline-none',
    'data-[state=open]:animate-fade-in data-[state=closed]:animate-fade-out',
  ],
  { variants: { size: { sm: 'max-w-dialog-sm', md: 'max-w-dialog-md', lg: 'max-w-dialog-lg' } } },
);

type DialogProps = {
  title: string;
  description?: ReactNode;
  children?: ReactNode;
  /** Buttons at the end of the dialog, the main one last. */
  actions?: ReactNode;
  /** Element that opens the dialog and gets the focus back. Left out when `isOpen` is controlled. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
  size?: 'sm' | 'md' | 'lg';
};

/** Dialog for one task. Escape, the cross and the scrim close it, and the focus returns. */
export function Dialog(props: DialogProps) {
  const { title, description, children, actions, trigger, isOpen, onOpenChange, size = 'md' } = props;
  const focusReturn = useFocusReturn(trigger !== undefined);
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimStyle} />
        <RadixDialog.Content
          className={dialogStyle({ size })}
          onEscapeKeyDown={closeListFirst}
          {...focusReturn}
          {...(description ? {} : { 'aria-describedby': undefined })}
        >
          <div className="-me-2 -mt-1 flex items-start justify-between gap-3">
            <RadixDialog.Title className="pt-1 text-18 leading-title wrap-anywhere">
              {title}
            </RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} size="sm" hasTooltip={false} />
            </RadixDialog.Close>
          </div>
          {description && (
            <RadixDialog.Description className="text-14 text-ink-muted">
              {description}
            </RadixDialog.Description>
          )}
          {children}
          {actions && <div className="flex flex-wrap justify-end gap-2 pt-1">{actions}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/* Radix returns the focus only to a trigger. A controlled dialog returns it to the element that had it before. */
export function useFocusReturn(hasTrigger: boolean, focusFirst: (event: Event) => void = focusFirstField) {
  const opener = useRef<Element | null>(null);
  return {
    onOpenAutoFocus: (event: Event) => {
      opener.current = document.activeElement;
      focusFirst(event);
    },
    onCloseAutoFocus: (event: Event) => {
      if (hasTrigger || !(opener.current instanceof HTMLElement)) return;
      event.preventDefault();
      opener.current.focus();
    },
  };
}

/* Focuses the first field of a form. Without a field, Radix focuses the first button. */
function focusFirstField(event: Event) {
  if (!(event.target instanceof HTMLElement)) return;
  const field = event.target.querySelector<HTMLElement>('input:enabled, textarea:enabled, [role="combobox"]');
  if (!field) return;
  event.preventDefault();
  field.focus();
}
