import { Button } from '@aw/ui/primitives/button';
import { Stroke } from '@aw/ui/primitives/progress';
import { ArrowLeft } from 'lucide-react';
import type { RefObject } from 'react';
import { type OrderStep, orderSteps, stepNumber, stepTitles } from './order-steps';

type StepHeadProps = {
  step: OrderStep;
  /** Gets the focus when the step changes, so that screen readers say which one is open. */
  heading: RefObject<HTMLHeadingElement | null>;
  onBack: () => void;
};

/** Says which step of the form a phone shows, and leads back to the one before. */
export function StepHead({ step, heading, onBack }: StepHeadProps) {
  const position = `Step ${stepNumber(step)} of ${orderSteps.length}`;
  return (
    <div className="grid grid-cols-1 gap-2 pb-4 lg:hidden">
      <div className="flex min-h-11 items-center justify-between gap-4">
        <h2 ref={heading} tabIndex={-1} className="min-w-0 font-sans text-16 tracking-normal">
          <span className="font-normal text-ink-muted">{position}: </span>
          {stepTitles[step]}
        </h2>
        {stepNumber(step) > 1 && (
          <Button variant="quiet" icon={ArrowLeft} onClick={onBack}>
            Back
          </Button>
        )}
      </div>
      <Stroke
        label="Order form"
        value={stepNumber(step)}
        max={orderSteps.length}
        valueText={position}
        slots={orderSteps.length}
        size="sm"
      />
    </div>
  );
}
