import type { RequestOf } from '@aw/contracts/endpoint';
import { type Account, changeProfile } from '@aw/contracts/users/account';
import { Button } from '@aw/ui/primitives/button';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useToast } from '@aw/ui/primitives/toast';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { api } from '~/lib/api';
import { Panel } from '~/shell/panel';
import { formFailure } from './failure';
import { useAccountChange } from './use-account-change';

const audienceOptions = [
  { value: 'student', label: 'Student' },
  { value: 'educator', label: 'Educator' },
];
const maxNameLength = 100;

/** Name of the person, and whether they study or teach. */
export function ProfileSection({ account }: { account: Account }) {
  const { firstName, lastName, audience } = account;
  const { toast } = useToast();
  const save = useAccountChange((body: RequestOf<typeof changeProfile>['body']) =>
    api.call(changeProfile, { body }),
  );
  const { formProps, field, choice, errors, note, submitProps } = useZodForm(changeProfile.body, {
    defaultValues: { firstName, lastName, audience },
    send: async (body) => {
      await save.mutateAsync(body);
      toast({ title: 'Profile saved', description: 'Your profile is up to date.', about: 'profile' });
    },
    explain: formFailure,
  });
  const audienceChoice = choice('audience');

  return (
    <Panel id="profile" title="Profile" lead="Your name, and whether you study or teach.">
      <form {...formProps} className="grid max-w-measure gap-4">
        <div className="grid gap-4 sm:grid-cols-2">
          <Field label="First name" isRequired error={errors.firstName}>
            <Input {...field('firstName')} dir="auto" autoComplete="given-name" maxLength={maxNameLength} />
          </Field>
          <Field label="Last name" error={errors.lastName}>
            <Input {...field('lastName')} dir="auto" autoComplete="family-name" maxLength={maxNameLength} />
          </Field>
        </div>
        <FieldGroup
          label="I am a"
          help={
            audience === 'educator' && audienceChoice.value === 'student'
              ? 'If you save this, the protection of your exams ends. We no longer hide the questions that match them.'
              : undefined
          }
        >
          <RadioGroup
            orientation="horizontal"
            options={audienceOptions}
            value={audienceChoice.value}
            onValueChange={(value) => audienceChoice.set(value === 'educator' ? value : 'student')}
          />
        </FieldGroup>
        {note && <Note tone="danger">{note}</Note>}
        <div>
          <Button {...submitProps} pendingLabel="Saving...">
            Save profile
          </Button>
        </div>
      </form>
    </Panel>
  );
}
