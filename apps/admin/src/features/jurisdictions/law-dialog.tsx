import { type StaffJurisdictionRule, staffChangeJurisdictionRule } from '@aw/contracts/jurisdictions/staff';
import { type FormEvent, useState } from 'react';
import { focusFirstError } from '../../actions/focus-first-error';
import { type DialogState, FormDialog } from '../../actions/form-dialog';
import { useAction } from '../../actions/use-action';
import { placeName } from '../../format/place-names';
import { useConsole } from '../../services/console-services';
import { LawField } from './law-field';

type LawDialogProps = DialogState & { rule: StaffJurisdictionRule };

/** Corrects the law that a refusal names. */
export function LawDialog({ rule, ...dialog }: LawDialogProps) {
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
