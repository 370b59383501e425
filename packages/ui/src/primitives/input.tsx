import type { ComponentProps } from 'react';
import { controlStyle } from './control-style';
import { useFieldControl } from './field';

type InputProps = Omit<ComponentProps<'input'>, 'className' | 'style' | 'size' | 'aria-required'> & {
  size?: 'sm' | 'md';
};

/** Field for a line of text, a number or a date. It needs a Field around it for its label. */
export function Input({ size = 'md', ...props }: InputProps) {
  return <input {...props} {...useFieldControl(props)} className={controlStyle({ size })} />;
}
