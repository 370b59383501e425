import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size'> & { size?: 'sm' | 'md' };

/** A line of text, a number or a date; stands inside a Field, which names it. */
export function Input({ size = 'md', ...props }: InputProps) {
  return <input {...props} {...useFieldControl(props)} className={controlStyle({ size })} />;
}
