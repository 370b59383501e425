import { type Account, changeProfile } from '@aw/contracts/account/public';
import { Button } from '@aw/ui/primitives/button';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useToast } from '@aw/ui/primitives/toast';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { failureText, issueAt } from './failure';
import { useAccountChange } from './use-account-change';

const audienceOptions = [
  { value: 'student', label: 'Student' },
  { value: 'educator', label: 'Educator' },
];
const longestName = 100;

type Draft = Pick<Account, 'firstName' | 'lastName' | 'audience'>;

/** Name, and whether one studies or teaches. */
export function ProfileSection({ account }: { account: Account }) {
  const { firstName, lastName, audience } = account;
  const [draft, setDraft] = useState<Draft>({ firstName, lastName, audience });
  const [isChecked, setIsChecked] = useState(false);
  const firstField = useRef<HTMLInputElement>(null);
  const { toast } = useToast();
  const save = useAccountChange((body: Draft) => api.call(changeProfile, { body }));
  const isNameMissing = draft.firstName.trim() === '';
  const nameIssue = isChecked && isNameMissing ? 'Please enter your name.' : issueAt(save.error, 'firstName');
  const lastNameIssue = issueAt(save.error, 'lastName');

  const submit = (event: FormEvent) => {
    event.preventDefault();
    setIsChecked(true);
    if (isNameMissing) firstField.current?.focus();
    else if (!save.isPending)
      save.mutate(draft, {
        onSuccess: () =>
          toast({ title: 'Profile saved', description: 'Your profile is up to date.', about: 'profile' }),
      });
  };

  const change = (part: Partial<Draft>) => {
    setDraft({ ...draft, ...part });
    // What the server said was about other words.
    if (save.isError) save.reset();
  };

  return (
    <Panel id="profile" title="Profile" lead="Your name, and whether you study or teach.">
      <form onSubmit={submit} noValidate className="grid max-w-measure gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" isRequired error={nameIssue}>
            <Input
              ref={firstField}
              dir="auto"
              autoComplete="given-name"
              maxLength={longestName}
              value={draft.firstName}
              onChange={(event) => change({ firstName: event.target.value })}
            />
          </Field>
          <Field label="Last name" error={lastNameIssue}>
            <Input
              dir="auto"
              autoComplete="family-name"
              maxLength={longestName}
              value={draft.lastName}
              onChange={(event) => change({ lastName: event.target.value })}
            />
          </Field>
        </div>
        <FieldGroup label="I am a">
          <RadioGroup
            orientation="horizontal"
            options={audienceOptions}
            value={draft.audience}
            onValueChange={(value) => change({ audience: value === 'educator' ? 'educator' : 'student' })}
          />
        </FieldGroup>
        {save.error && !nameIssue && !lastNameIssue && <Note tone="danger">{failureText(save.error)}</Note>}
        <div>
          <Button type="submit" isPending={save.isPending} pendingLabel="Saving...">
            Save profile
          </Button>
        </div>
      </form>
    </Panel>
  );
}
