import { subjects as allSubjects } from '@aw/contracts/documents/subjects';
import type { OwnExpert } from '@aw/contracts/experts/public';
import type { User } from '@aw/contracts/users/public';
import { FormSection } from '@aw/ui/patterns/form-section';
import { Button } from '@aw/ui/primitives/button';
import { Checkbox } from '@aw/ui/primitives/checkbox';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Textarea } from '@aw/ui/primitives/textarea';
import { usePublicConfig } from '~/lib/config';
import { expertTexts, shortName } from '../expert-text';
import { ProofsField } from '../proofs/proofs-field';
import { useProofs } from '../proofs/use-proofs';
import { subjectsToProve, withSubject } from './expert-values';
import { useExpertForm } from './use-expert-form';

type ExpertFormProps = { user: User; own: OwnExpert };

const maxLength = { name: 60, headline: 120, text: 300 };

/** The form of an expert's profile: about them, their subjects with proofs, and the tutor card. */
export function ExpertForm({ user, own }: ExpertFormProps) {
  const { maxFileBytes } = usePublicConfig();
  const proofs = useProofs({ userId: user.id, own, limitBytes: maxFileBytes });
  const {
    form: fields,
    formProps,
    field,
    choice,
    errors,
    note,
    submitProps,
  } = useExpertForm({
    userId: user.id,
    own,
    isSending: proofs.isSending,
  });
  const subjects = choice('subjects');
  const isListed = choice('isListed');
  const addProofs: typeof proofs.add = (subject, files) => {
    // The error about missing proofs no longer applies.
    fields.clearErrors('root');
    proofs.add(subject, files);
  };
  const { form } = expertTexts[own.profile?.status ?? 'none'];
  return (
    <form {...formProps}>
      <FormSection title="About you">
        <div className="grid max-w-measure grid-cols-1 gap-4">
          <Field
            label="Headline"
            help="One line, such as “Mathematics and statistics tutor”."
            error={errors.headline}
            isRequired
          >
            <Input {...field('headline')} maxLength={maxLength.headline} autoComplete="off" dir="auto" />
          </Field>
          <Field
            label="Experience"
            help="What you have taught or worked on, and for how long."
            error={errors.experience}
            isRequired
          >
            <Textarea {...field('experience')} rows={3} maxLength={maxLength.text} dir="auto" />
          </Field>
          <Field label="Education" help="Degrees, with their field." error={errors.education} isRequired>
            <Textarea {...field('education')} rows={2} maxLength={maxLength.text} dir="auto" />
          </Field>
        </div>
      </FormSection>
      <FormSection title="Subjects">
        <FieldGroup label="Your subjects" error={errors.subjects} isRequired>
          <div className="grid grid-cols-2 gap-x-4 gap-y-1 sm:grid-cols-3">
            {allSubjects.map((subject) => (
              <Checkbox
                key={subject}
                label={subject}
                isChecked={subjects.value.includes(subject)}
                onCheckedChange={(isChecked) => subjects.set(withSubject(subjects.value, subject, isChecked))}
              />
            ))}
          </div>
        </FieldGroup>
      </FormSection>
      <FormSection title="Proofs">
        <ProofsField
          proofs={{ ...proofs, add: addProofs }}
          subjects={subjectsToProve(subjects.value, own.profile)}
          none={
            subjects.value.length === 0
              ? 'Choose your subjects first.'
              : 'Your subjects are approved. If you add a subject, add a proof for it.'
          }
        />
      </FormSection>
      <FormSection title="Tutor card">
        <div className="grid max-w-measure grid-cols-1 gap-4">
          <Checkbox
            label="Show my tutor card on the Expert Help page"
            help="Everyone can see it: your name, headline, subjects, experience, education, how many questions you answered and how fast, and whether you are online."
            isChecked={isListed.value}
            onCheckedChange={isListed.set}
          />
          <Field
            label="Name on the card"
            help={`If you leave this empty, the card says “${shortName(user.firstName, user.lastName)}”.`}
            error={errors.shownName}
          >
            <Input {...field('shownName')} maxLength={maxLength.name} autoComplete="off" dir="auto" />
          </Field>
        </div>
      </FormSection>
      <div className="grid justify-items-start gap-4 border-t border-line pt-5">
        {note && <Note tone="danger">{note}</Note>}
        <Button {...submitProps} variant="primary" pendingLabel={form.pending}>
          {form.submit}
        </Button>
      </div>
    </form>
  );
}
