import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import type { ComponentProps, ReactNode } from 'react';
import { useFormContext } from 'react-hook-form';
import { fieldLabels } from '../field-labels';
import type { OrderValues } from '../order-values';

export type TextName = Exclude<keyof OrderValues, 'integrityAcknowledged'>;

type TextFieldProps = Omit<ComponentProps<typeof Input>, 'name' | 'onChange'> & {
  name: TextName;
  isRequired?: boolean;
  help?: ReactNode;
  /** Called after the form has stored each change. */
  onTyped?: (text: string) => void;
};

/** A one-line text field of the form, with label, help and error. */
export function TextField({ name, isRequired, help, onTyped, ...input }: TextFieldProps) {
  const { register, formState } = useFormContext<OrderValues>();
  const field = register(name, {
    onChange: (event: { target: { value: string } }) => onTyped?.(event.target.value),
  });
  return (
    <Field
      label={fieldLabels[name]}
      isRequired={isRequired}
      help={help}
      error={formState.errors[name]?.message}
    >
      <Input {...input} {...field} />
    </Field>
  );
}

/** Classes of a grid with two fields per row, one on phones. */
export const gridStyle = 'grid grid-cols-1 gap-x-4 gap-y-5 sm:grid-cols-2';
