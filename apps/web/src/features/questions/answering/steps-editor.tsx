import { mostSteps } from '@aw/contracts/questions/answers';
import { Button, IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useToast } from '@aw/ui/primitives/toast';
import { VisuallyHidden } from '@aw/ui/primitives/visually-hidden';
import { ArrowDown, ArrowUp, Plus, Trash2 } from 'lucide-react';
import { useEffect, useId, useRef, useState } from 'react';
import { RichTextPreview } from '~/rich-text/rich-text-preview';
import { moved, newStep, type StepErrors, type WrittenStep } from './answer-values';

type StepsEditorProps = {
  steps: readonly WrittenStep[];
  onChange: (steps: WrittenStep[]) => void;
  errors: StepErrors | undefined;
};

/** The hints of an answer: added, written, put in another order by buttons, and taken away, which can be undone. */
export function StepsEditor({ steps, onChange, errors }: StepsEditorProps) {
  const { toast } = useToast();
  const [said, setSaid] = useState('');
  const { list, focusNext } = useNextFocus(steps);

  const add = () => {
    const step = newStep();
    onChange([...steps, step]);
    focusNext(`[data-step="${step.key}"] input`);
  };
  const move = (key: number, by: 1 | -1) => {
    const next = moved(steps, key, by);
    onChange(next);
    setSaid(`Now hint ${next.findIndex((step) => step.key === key) + 1} of ${next.length}`);
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
      <VisuallyHidden isAnnounced>{said}</VisuallyHidden>
      {steps.map((step, at) => (
        <StepFields
          key={step.key}
          step={step}
          number={at + 1}
          count={steps.length}
          errors={errors?.[step.key]}
          onChange={(part) =>
            onChange(steps.map((one) => (one.key === step.key ? { ...one, ...part } : one)))
          }
          onMove={(by) => move(step.key, by)}
          onRemove={() => remove(step.key)}
        />
      ))}
      <div className="flex flex-wrap items-center gap-3">
        <Button size="sm" icon={Plus} data-add="" onClick={add} disabled={steps.length >= mostSteps}>
          Add a hint
        </Button>
        <p className="text-13 text-ink-muted">
          {steps.length >= mostSteps
            ? `At most ${mostSteps} hints.`
            : 'Readers open hints one at a time, before the full answer.'}
        </p>
      </div>
    </div>
  );
}

type StepFieldsProps = {
  step: WrittenStep;
  number: number;
  count: number;
  errors: { label?: string; content?: string } | undefined;
  onChange: (part: Partial<WrittenStep>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
};

function StepFields({ step, number, count, errors, onChange, onMove, onRemove }: StepFieldsProps) {
  const headingId = useId();
  return (
    <fieldset
      data-step={step.key}
      aria-labelledby={headingId}
      className="grid min-w-0 grid-cols-1 gap-4 rounded-2 border border-line p-4"
    >
      <div className="flex items-center justify-between gap-2">
        <p id={headingId} className="text-14 font-strong">{`Hint ${number}`}</p>
        <span className="flex">
          <IconButton
            label={`Move hint ${number} up`}
            icon={ArrowUp}
            size="sm"
            data-move="up"
            disabled={number === 1}
            onClick={() => onMove(-1)}
          />
          <IconButton
            label={`Move hint ${number} down`}
            icon={ArrowDown}
            size="sm"
            data-move="down"
            disabled={number === count}
            onClick={() => onMove(1)}
          />
          <IconButton
            label={`Remove hint ${number}`}
            icon={Trash2}
            size="sm"
            variant="danger"
            onClick={onRemove}
          />
        </span>
      </div>
      <Field
        label="Name"
        help="Shown before it is opened: a question works well."
        error={errors?.label}
        isRequired
      >
        <Input
          value={step.label}
          onChange={({ target }) => onChange({ label: target.value })}
          maxLength={120}
          autoComplete="off"
          dir="auto"
        />
      </Field>
      <Field label="Hint" error={errors?.content} isRequired>
        <Textarea
          value={step.content}
          onChange={({ target }) => onChange({ content: target.value })}
          rows={3}
          maxLength={5000}
          dir="auto"
        />
      </Field>
      <RichTextPreview source={step.content} />
    </fieldset>
  );
}

/* The focus goes on once the list stands as it was asked for: a moved or removed element would lose it. */
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
