import { IconButton } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { ArrowDown, ArrowUp, Trash2 } from 'lucide-react';
import { useEffect, useId } from 'react';
import { RichTextField } from '~/rich-text/rich-text-field';
import { useTextImages } from '~/rich-text/use-text-images';
import type { WrittenStep } from './answer-values';

type StepFieldsProps = {
  step: WrittenStep;
  number: number;
  count: number;
  errors: { label?: string; content?: string } | undefined;
  onChange: (part: Partial<WrittenStep>) => void;
  onMove: (by: 1 | -1) => void;
  onRemove: () => void;
  onSending: (key: number, isSending: boolean) => void;
};

/** Title and text of a hint, with buttons to move or remove it. */
export function StepFields(props: StepFieldsProps) {
  const { step, number, count, errors, onChange, onMove, onRemove, onSending } = props;
  const headingId = useId();
  const images = useTextImages();
  const { isSending } = images;
  useEffect(() => {
    if (!isSending) return;
    onSending(step.key, true);
    return () => onSending(step.key, false);
  }, [isSending, onSending, step.key]);
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
        label="Title"
        help="Students see it before they open the hint. A short question works well."
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
      <RichTextField
        label="Hint"
        error={errors?.content}
        registered={{
          value: step.content,
          onChange: ({ target }) => onChange({ content: target.value }),
        }}
        source={step.content}
        images={images}
        rows={3}
        maxLength={5000}
      />
    </fieldset>
  );
}
