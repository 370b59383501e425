import { placeName, regionsOf } from '@aw/contracts/countries';
import {
  type StaffJurisdictionRule,
  staffAddJurisdictionRule,
  staffChangeJurisdictionRule,
} from '@aw/contracts/jurisdictions/staff';
import { Combobox } from '@aw/ui/primitives/combobox';
import { Field } from '@aw/ui/primitives/field';
import { Select } from '@aw/ui/primitives/select';
import { Textarea } from '@aw/ui/primitives/textarea';
import { type RegisteredField, useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { requiredTrimmedText } from '../../actions/required-text';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { matchingCountries } from './country-choice';

const law = requiredTrimmedText('Please enter the law; customers will see it.');
const lawSchema = z.object({ law });
const ruleSchema = z.object({
  country: z.string().check(z.minLength(1, 'Please choose a country from the list.')),
  region: z.string(),
  law,
});

/** Adds a rule that stops the sale of custom writing in a country or region. */
export function AddRuleDialog(dialog: DialogState) {
  const { api } = useConsole();
  const [query, setQuery] = useState('');
  const { formProps, field, choice, errors } = useZodForm(ruleSchema, {
    defaultValues: { country: '', region: '', law: '' },
    send: (rule) => add.mutate(rule),
  });
  const country = choice('country');
  const region = choice('region');
  const regions = regionsOf[country.value] ?? [];
  const add = useAction({
    send: (rule: z.infer<typeof ruleSchema>) =>
      api.call(staffAddJurisdictionRule, { body: { ...rule, region: rule.region || undefined } }),
    done: (rule) => ({
      title: `${placeName(rule.country, rule.region)}: custom writing is no longer sold`,
      description: 'It applies immediately.',
    }),
    failed: 'The rule was not added.',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title="Add a rule"
      description="We will no longer sell custom writing to students at institutions there, or to anyone with an address there."
      submitLabel="Add rule"
      pendingLabel="Adding…"
      isPending={add.isPending}
      failure={add.failure}
      formProps={formProps}
    >
      <Field label="Country" error={errors.country} isRequired>
        <Combobox
          options={country.value ? [] : matchingCountries(query)}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            country.set('');
            region.set('');
          }}
          onSelect={(chosen) => {
            setQuery(chosen.label);
            country.set(chosen.value);
          }}
          placeholder="Name or code"
          emptyText={query.trim() === '' ? 'Type the name of a country.' : 'No country matches.'}
        />
      </Field>
      {regions.length > 0 && (
        <Field label="Region" help="Only if the rule applies to part of the country.">
          <Select
            value={region.value}
            onValueChange={region.set}
            options={[
              { value: '', label: 'The whole country' },
              ...regions.map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
      )}
      <LawField registered={field('law')} error={errors.law} />
    </FormDialog>
  );
}

/** Corrects the law that customers read in a refusal. */
export function LawDialog({ rule, ...dialog }: DialogState & { rule: StaffJurisdictionRule }) {
  const { api } = useConsole();
  const { formProps, field, errors } = useZodForm(lawSchema, {
    defaultValues: { law: rule.law },
    send: (body) => save.mutate(body),
  });
  const save = useAction({
    send: (body: z.infer<typeof lawSchema>) =>
      api.call(staffChangeJurisdictionRule, { params: { id: rule.id }, body }),
    done: () => ({ title: 'Law updated' }),
    failed: 'The law was not changed.',
    log: { name: 'this rule', target: `jurisdiction:${rule.id}` },
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={`The law in ${placeName(rule.country, rule.region)}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      formProps={formProps}
    >
      <LawField registered={field('law')} error={errors.law} />
    </FormDialog>
  );
}

type LawFieldProps = { registered: RegisteredField; error: string | undefined };

/** Field for the law of a rule, as customers read it. */
function LawField({ registered, error }: LawFieldProps) {
  return (
    <Field label="Law" help="Customers see it when we refuse an order." error={error} isRequired>
      <Textarea {...registered} rows={2} maxLength={500} />
    </Field>
  );
}
