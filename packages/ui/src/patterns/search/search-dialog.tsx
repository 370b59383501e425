import { Search, X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactNode } from 'react';
import { IconButton } from '../../primitives/button';
import { scrimStyle } from '../../primitives/dialog';

type SearchDialogProps = {
  label: string;
  /** Form that the button submits while this code has not arrived, or without JavaScript. */
  formId?: string;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  /** Shows the field; `closeButton` belongs beside it. */
  children: (closeButton: ReactNode) => ReactNode;
};

/** Button of a narrow header, and the search field that it opens over the page. */
export function SearchDialog({ label, formId, isOpen, onOpenChange, children }: SearchDialogProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      <RadixDialog.Trigger asChild>
        <IconButton
          label={label}
          icon={Search}
          type={formId ? 'submit' : 'button'}
          form={formId}
          onClick={(event) => {
            event.preventDefault();
            onOpenChange(true);
          }}
        />
      </RadixDialog.Trigger>
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimStyle} />
        <RadixDialog.Content
          onEscapeKeyDown={closeFilledFirst}
          aria-describedby={undefined}
          className="fixed inset-x-0 top-0 z-40 flex max-h-dvh flex-col bg-surface-raised px-4 pt-2 pb-3 shadow-2 outline-none data-[state=open]:animate-fade-in max-sm:h-dvh"
        >
          <RadixDialog.Title className="sr-only">{label}</RadixDialog.Title>
          {children(
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} hasTooltip={false} />
            </RadixDialog.Close>,
          )}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}

/** Leaves the dialog open while its field has words, because Escape clears them first. */
function closeFilledFirst(event: KeyboardEvent) {
  if (event.target instanceof HTMLInputElement && event.target.value !== '') event.preventDefault();
}
