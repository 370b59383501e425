import { regionsOf } from '@aw/contracts/countries';
import { educationLevels } from '@aw/contracts/orders/values';
import { FormSection } from '@aw/ui/patterns/form-section';
import { useFormContext, useWatch } from 'react-hook-form';
import type { OrderValues } from '../order-values';
import { ChoiceField } from './choice-field';
import { CountryField } from './country-field';
import { gridStyle, TextField } from './text-field';

/** Fields about the customer and their place, which decides which services are lawful. */
export function CustomerSection() {
  const { control, setValue } = useFormContext<OrderValues>();
  const country = useWatch({ control, name: 'institutionCountry' });
  const regions = regionsOf[country]?.map(([value, label]) => ({ value, label }));
  return (
    <FormSection title="About you">
      <div className={gridStyle}>
        <TextField name="name" isRequired autoComplete="name" maxLength={200} />
        <TextField name="email" isRequired type="email" autoComplete="email" maxLength={254} />
        <TextField name="phone" type="tel" autoComplete="tel" maxLength={40} />
        <ChoiceField name="educationLevel" options={educationLevels} isOptional />
        <CountryField
          name="institutionCountry"
          isRequired
          help="In some countries, we cannot offer every service."
          onChosen={() => setValue('institutionRegion', '')}
        />
        {regions && (
          <ChoiceField
            name="institutionRegion"
            options={regions}
            isOptional
            help="The rules are different in each region."
          />
        )}
        <CountryField name="billingCountry" help="Only if it is another country." />
      </div>
    </FormSection>
  );
}
