import { Tooltip as RadixTooltip } from 'radix-ui';
import type { ReactElement, ReactNode } from 'react';

type TooltipProviderProps = { children: ReactNode };

/** Shares one delay among all tooltips below it: 700 ms to open the first, 300 ms to move to the next. */
export function TooltipProvider({ children }: TooltipProviderProps) {
  return (
    <RadixTooltip.Provider delayDuration={700} skipDelayDuration={300}>
      {children}
    </RadixTooltip.Provider>
  );
}

type TooltipProps = {
  /** Name or effect of the control, in a few words. */
  label: string;
  /** One focusable element that accepts a ref. */
  children: ReactElement;
};

/** Names a control on hover and focus. It needs a TooltipProvider (UiProvider) above it. */
export function Tooltip({ label, children }: TooltipProps) {
  return (
    <RadixTooltip.Root>
      <RadixTooltip.Trigger asChild>{children}</RadixTooltip.Trigger>
      <RadixTooltip.Portal>
        <RadixTooltip.Content
          sideOffset={6}
          collisionPadding={8}
          className="z-50 max-w-64 animate-fade-in rounded-1 bg-ink px-2.25 py-0.75 text-13 leading-ui text-surface-raised"
        >
          {label}
        </RadixTooltip.Content>
      </RadixTooltip.Portal>
    </RadixTooltip.Root>
  );
}
