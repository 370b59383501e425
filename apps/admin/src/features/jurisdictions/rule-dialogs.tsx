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
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { useConsole } from '../../services/console-services';
import { type CountryOption, matchingCountries } from './country-choice';

/** Bars writing in a country, or in one region of it. */
export function AddRuleDialog(dialog: DialogState) {
  const { api } = useConsole();
  const [query, setQuery] = useState('');
  const [country, setCountry] = useState<CountryOption>();
  const [region, setRegion] = useState('');
  const [law, setLaw] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const regions = country ? (regionsOf[country.value] ?? []) : [];
  const add = useAction({
    send: (code: string) =>
      api.call(staffAddJurisdictionRule, {
        body: { country: code, region: region || undefined, law: law.trim() },
      }),
    done: (rule) => ({
      title: `Writing is barred in ${placeName(rule.country, rule.region)}`,
      description: 'The form and the server follow at once.',
    }),
    failed: 'The rule was not added.',
    of: 'the rules',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (!country || law.trim() === '') focusFirstError(event);
    else add.mutate(country.value);
  };
  return (
    <FormDialog
      {...dialog}
      title="Add a rule"
      description="From then on no custom writing is sold to students of institutions there, or with an address there."
      submitLabel="Bar writing there"
      pendingLabel="Adding…"
      isPending={add.isPending}
      failure={add.failure}
      onSubmit={submit}
    >
      <Field
        label="Country"
        error={isChecked && !country ? 'Please choose a country from the list.' : undefined}
        isRequired
      >
        <Combobox
          options={country ? [] : matchingCountries(query)}
          query={query}
          onQueryChange={(next) => {
            setQuery(next);
            setCountry(undefined);
            setRegion('');
          }}
          onSelect={(chosen) => {
            setQuery(chosen.label);
            setCountry(chosen);
          }}
          placeholder="Name or code"
          emptyText={query.trim() === '' ? 'Type the name of a country.' : 'No country matches.'}
        />
      </Field>
      {regions.length > 0 && (
        <Field label="Region" help="Where only a part of the country bars it.">
          <Select
            value={region}
            onValueChange={setRegion}
            options={[
              { value: '', label: 'The whole country' },
              ...regions.map(([value, label]) => ({ value, label })),
            ]}
          />
        </Field>
      )}
      <LawField law={law} onLawChange={setLaw} isChecked={isChecked} />
    </FormDialog>
  );
}

/** Corrects the law that a refusal names. */
export function LawDialog({ rule, ...dialog }: DialogState & { rule: StaffJurisdictionRule }) {
  const { api } = useConsole();
  const [law, setLaw] = useState(rule.law);
  const [isChecked, setIsChecked] = useState(false);
  const save = useAction({
    send: () => api.call(staffChangeJurisdictionRule, { params: { id: rule.id }, body: { law: law.trim() } }),
    done: () => ({ title: 'Law corrected' }),
    failed: 'The law was not changed.',
    of: 'this rule',
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  const submit = (event: FormEvent) => {
    setIsChecked(true);
    if (law.trim() === '') focusFirstError(event);
    else save.mutate();
  };
  return (
    <FormDialog
      {...dialog}
      title={`The law in ${placeName(rule.country, rule.region)}`}
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      onSubmit={submit}
    >
      <LawField law={law} onLawChange={setLaw} isChecked={isChecked} />
    </FormDialog>
  );
}

type LawFieldProps = { law: string; onLawChange: (law: string) => void; isChecked: boolean };

/** The law of a rule, as the customer reads it. */
function LawField({ law, onLawChange, isChecked }: LawFieldProps) {
  return (
    <Field
      label="Law"
      help="The customer reads it where a service is refused."
      error={isChecked && law.trim() === '' ? 'Please name the law; the customer reads it.' : undefined}
      isRequired
    >
      <Textarea rows={2} maxLength={500} value={law} onChange={(event) => onLawChange(event.target.value)} />
    </Field>
  );
}
