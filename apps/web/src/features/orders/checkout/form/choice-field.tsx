import type { Choice } from '@aw/contracts/orders/values';
import { Field } from '@aw/ui/primitives/field';
import { Select } from '@aw/ui/primitives/select';
import type { ReactNode } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldLabels } from '../field-labels';
import type { OrderValues } from '../order-values';
import type { TextName } from './text-field';

type ChoiceFieldProps = {
  name: TextName;
  options: readonly Choice[];
  /** True if the field can be left empty. */
  isOptional?: boolean;
  isRequired?: boolean;
  help?: ReactNode;
};

const notChosen = { value: '', label: 'Not chosen' };

/** A select field of the form. */
export function ChoiceField({ name, options, isOptional = false, isRequired, help }: ChoiceFieldProps) {
  const { control } = useFormContext<OrderValues>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => (
        <Field
          label={fieldLabels[name]}
          isRequired={isRequired}
          help={help}
          error={fieldState.error?.message}
        >
          <Select
            ref={field.ref}
            options={isOptional ? [notChosen, ...options] : [...options]}
            value={field.value}
            onValueChange={field.onChange}
            onBlur={field.onBlur}
          />
        </Field>
      )}
    />
  );
}
