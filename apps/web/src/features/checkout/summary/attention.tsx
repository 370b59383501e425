import { useId } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldLabels, fieldOrder } from '../field-labels';
import type { OrderValues } from '../order-values';
import { attentionText } from './order-text';

/** The fields that are wrong, each a way to it. */
export function Attention() {
  const id = useId();
  const { formState, setFocus } = useFormContext<OrderValues>();
  const wrong = fieldOrder.filter((field) => formState.errors[field]);
  if (wrong.length === 0) return null;
  return (
    <p className="flex flex-wrap items-baseline gap-x-2 text-12 text-ink-muted">
      <span id={id}>{attentionText(wrong.length)}</span>
      {wrong.map((field) => (
        <button
          key={field}
          type="button"
          aria-describedby={id}
          onClick={() => setFocus(field)}
          className="inline-flex min-h-6 items-center text-accent underline underline-offset-[0.22em]"
        >
          {fieldLabels[field]}
        </button>
      ))}
    </p>
  );
}
