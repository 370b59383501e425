import { maxSteps } from '@aw/contracts/questions/answers';
import { Button } from '@aw/ui/primitives/button';
import { useToast } from '@aw/ui/primitives/toast';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { Plus } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { moveStep, newStep, type StepErrors, type WrittenStep } from './answer-values';
import { StepFields } from './step-fields';

type StepsEditorProps = {
  steps: readonly WrittenStep[];
  onChange: (steps: WrittenStep[]) => void;
  errors: StepErrors | undefined;
  /** Called when the image upload of a hint starts or ends. */
  onSending: (key: number, isSending: boolean) => void;
};

/** Adds, reorders and removes the hints of an answer. A removal can be undone. */
export function StepsEditor({ steps, onChange, errors, onSending }: StepsEditorProps) {
  const { toast } = useToast();
  const [announcement, setAnnouncement] = useState('');
  const { list, focusNext } = useNextFocus(steps);

  const add = () => {
    const step = newStep();
    onChange([...steps, step]);
    focusNext(`[data-step="${step.key}"] input`);
  };
  const move = (key: number, by: 1 | -1) => {
    const next = moveStep(steps, key, by);
    onChange(next);
    setAnnouncement(`Now hint ${next.findIndex((step) => step.key === key) + 1} of ${next.length}`);
    const name = by === -1 ? 'up' : 'down';
    focusNext(`[data-step="${key}"] [data-move="${name}"]:enabled, [data-step="${key}"] [data-move]:enabled`);
  };
  const remove = (key: number) => {
    const before = [...steps];
    onChange(steps.filter((step) => step.key !== key));
    focusNext('[data-add]');
    toast({
      title: 'Hint removed',
      action: { label: 'Undo', onSelect: () => onChange(before) },
      about: 'answer steps',
    });
  };

  return (
    <div ref={list} className="grid grid-cols-1 gap-4">
      <VisuallyHidden isAnnounced>{announcement}</VisuallyHidden>
      {steps.map((step, at) => (
        <StepFields
          key={step.key}
          step={step}
          number={at + 1}
          count={steps.length}
          errors={errors?.[step.key]}
          onChange={(part) =>
            onChange(steps.map((other) => (other.key === step.key ? { ...other, ...part } : other)))
          }
          onMove={(by) => move(step.key, by)}
          onRemove={() => remove(step.key)}
          onSending={onSending}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={Plus} data-add="" onClick={add} disabled={steps.length >= maxSteps}>
          Add a hint
        </Button>
        <p className="text-13 text-ink-muted">
          {steps.length >= maxSteps
            ? `At most ${maxSteps} hints.`
            : 'Readers open hints one at a time, before the full answer.'}
        </p>
      </div>
    </div>
  );
}

/* Moves the focus after the list is rendered, because an element that is moved or removed loses it. */
function useNextFocus(steps: readonly WrittenStep[]) {
  const list = useRef<HTMLDivElement>(null);
  const next = useRef<string>(undefined);
  useEffect(() => {
    if (next.current === undefined || steps.length < 0) return;
    list.current?.querySelector<HTMLElement>(next.current)?.focus();
    next.current = undefined;
  }, [steps]);
  return {
    list,
    focusNext: (selector: string) => {
      next.current = selector;
    },
  };
}
