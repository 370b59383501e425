import { Direction } from 'radix-ui';
import type { ReactNode } from 'react';
import { ToastProvider } from './toast';
import { TooltipProvider } from './tooltip';

type UiProviderProps = { children: ReactNode; direction?: 'ltr' | 'rtl' };

/** Wraps an application once. Provides writing direction, tooltip delays and the toast queue. */
export function UiProvider({ children, direction = 'ltr' }: UiProviderProps) {
  return (
    <Direction.Provider dir={direction}>
      <TooltipProvider>
        <ToastProvider>{children}</ToastProvider>
      </TooltipProvider>
    </Direction.Provider>
  );
}
