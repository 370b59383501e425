import { createContext, type ReactNode, use } from 'react';
import type { OrderStep } from './order-steps';

/** The step that phones show. */
export const CurrentStep = createContext<OrderStep>('work');

type StepPartProps = {
  of: OrderStep | readonly OrderStep[];
  /** Keeps its width while hidden, for the card form, whose frames measure themselves. */
  keepsWidth?: boolean;
  children: ReactNode;
};

/** Part of the form that phones show only in its steps. It stays mounted, and wide pages always show it. */
export function StepPart({ of, keepsWidth = false, children }: StepPartProps) {
  const isShown = [of].flat().includes(use(CurrentStep));
  const hidden = keepsWidth
    ? 'max-lg:invisible max-lg:absolute max-lg:inset-x-0 max-lg:top-0 max-lg:h-0 max-lg:overflow-hidden'
    : 'max-lg:hidden';
  return (
    <div data-step={typeof of === 'string' ? of : undefined} className={isShown ? undefined : hidden}>
      {children}
    </div>
  );
}
