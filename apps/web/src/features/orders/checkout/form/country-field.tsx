import { countryCodes, countryName } from '@aw/contracts/countries';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import { type ReactNode, useState } from 'react';
import { Controller, useFormContext } from 'react-hook-form';
import { fieldLabels } from '../field-labels';
import type { OrderValues } from '../order-values';

type CountryFieldProps = {
  name: 'institutionCountry' | 'billingCountry';
  isRequired?: boolean;
  help?: ReactNode;
  /** Called after the form has stored each change. */
  onChosen?: () => void;
};

const countries = countryCodes
  .map((code) => ({ value: code, label: countryName(code) }))
  .sort((a, b) => a.label.localeCompare(b.label, 'en'));

const nameOf = (code: string) => (code ? countryName(code) : '');

/** A country, found by typing part of its name. Leaving the field with unfinished text restores the chosen country. */
export function CountryField({ name, isRequired, help, onChosen }: CountryFieldProps) {
  const { control } = useFormContext<OrderValues>();
  const [typed, setTyped] = useState<string>();
  return (
    <Controller
      control={control}
      name={name}
      render={({ field, fieldState }) => {
        const choose = (code: string) => {
          field.onChange(code);
          onChosen?.();
        };
        return (
          <Field
            label={fieldLabels[name]}
            isRequired={isRequired}
            help={help}
            error={fieldState.error?.message}
          >
            <Combobox
              ref={field.ref}
              options={matching(typed)}
              query={typed ?? nameOf(field.value)}
              onQueryChange={(text) => {
                setTyped(text);
                if (text === '') choose('');
              }}
              onSelect={({ value }) => {
                setTyped(undefined);
                choose(value);
              }}
              onBlur={() => {
                const only = matching(typed);
                if (typed?.trim() && only.length === 1 && only[0]) choose(only[0].value);
                setTyped(undefined);
                field.onBlur();
              }}
              placeholder="Type to find it"
              emptyText="No country matches."
            />
          </Field>
        );
      }}
    />
  );
}

/** Returns the countries whose name contains the typed text, those that start with it first. */
function matching(typed: string | undefined) {
  const query = typed?.trim().toLowerCase() ?? '';
  const isFirst = ({ label }: { label: string }) => label.toLowerCase().startsWith(query);
  const matches = countries.filter(({ label }) => label.toLowerCase().includes(query));
  return [...matches.filter(isFirst), ...matches.filter((country) => !isFirst(country))];
}
