import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style' | 'aria-required'>;

/** Field for several lines of text. It starts with `rows` lines and grows to 24 rem. It needs a Field around it. */
export function Textarea({ rows = 4, ...props }: TextareaProps) {
  // Without a minimum, a growing field starts with one line: 1.5 em per line, 1.25 rem of padding and border.
  const minHeight = `calc(${rows} * 1.5em + 1.25rem)`;
  // Not dir="auto": browsers would determine a direction for every line, and a pasted megabyte freezes the page for
  // seconds.
  const box = 'grid *:field-sizing-content *:max-h-96 *:resize-y *:[unicode-bidi:isolate]';
  return (
    <div className={box}>
      <textarea
        rows={rows}
        style={{ minHeight }}
        {...props}
        {...useFieldControl(props)}
        className={controlStyle()}
      />
    </div>
  );
}
