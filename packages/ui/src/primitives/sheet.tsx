import { cva } from 'class-variance-authority';
import { X } from 'lucide-react';
import { Dialog as RadixDialog } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';
import { IconButton } from './button';
import { closeListFirst } from './close-list-first';
import { scrimStyle } from './dialog';

const sheetStyle = cva(
  [
    'fixed z-40 flex flex-col bg-surface-raised shadow-2 outline-none',
    'data-[state=open]:animate-slide-in data-[state=closed]:animate-slide-out',
  ],
  {
    variants: {
      side: {
        start: 'inset-y-0 start-0 w-[min(88vw,360px)] [--from:-100%_0] rtl:[--from:100%_0]',
        end: 'inset-y-0 end-0 w-[min(88vw,360px)] [--from:100%_0] rtl:[--from:-100%_0]',
        bottom: 'inset-x-0 bottom-0 max-h-[88dvh] rounded-t-3 [--from:0_100%]',
      },
    },
  },
);

type SheetProps = {
  title: string;
  children: ReactNode;
  side?: 'start' | 'end' | 'bottom';
  /** Stays visible below the scrolling part, such as 'Show 214 documents'. */
  footer?: ReactNode;
  /** Element that opens the sheet and gets the focus back. Left out when `isOpen` is controlled. */
  trigger?: ReactElement;
  isOpen?: boolean;
  onOpenChange?: (isOpen: boolean) => void;
};

/** Panel that slides in from an edge, for the menu and the filters on a phone. */
export function Sheet({ title, children, side = 'end', footer, trigger, isOpen, onOpenChange }: SheetProps) {
  return (
    <RadixDialog.Root open={isOpen} onOpenChange={onOpenChange}>
      {trigger && <RadixDialog.Trigger asChild>{trigger}</RadixDialog.Trigger>}
      <RadixDialog.Portal>
        <RadixDialog.Overlay className={scrimStyle} />
        <RadixDialog.Content
          className={sheetStyle({ side })}
          onEscapeKeyDown={closeListFirst}
          aria-describedby={undefined}
        >
          <div className="flex flex-none items-center justify-between gap-3 border-b border-line py-2 ps-5 pe-2">
            <RadixDialog.Title className="truncate text-18 leading-title">{title}</RadixDialog.Title>
            <RadixDialog.Close asChild>
              <IconButton label="Close" icon={X} hasTooltip={false} />
            </RadixDialog.Close>
          </div>
          <div className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-5 py-4">{children}</div>
          {footer && <div className="flex-none border-t border-line px-5 py-3">{footer}</div>}
        </RadixDialog.Content>
      </RadixDialog.Portal>
    </RadixDialog.Root>
  );
}
