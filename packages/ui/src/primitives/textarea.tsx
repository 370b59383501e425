import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';

type TextareaProps = Omit<ComponentProps<'textarea'>, 'className' | 'style'>;

/** Text of several lines, `rows` at first, that grows with what is typed up to 24 rem; stands inside a Field. */
export function Textarea({ rows = 4, ...props }: TextareaProps) {
  // A box that grows with its content would begin as one line: lines of 1.5 em, and 1.25 rem of padding and border.
  const minHeight = `calc(${rows} * 1.5em + 1.25rem)`;
  // With dir="auto", browsers find a direction for every line: a megabyte pasted by mistake would stop the page for seconds.
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
