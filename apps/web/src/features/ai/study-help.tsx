import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Select } from '@aw/ui/primitives/select';
import { studySubjects } from './chat-texts';

export type Study = { subject: string; topic: string };

type StudyHelpProps = { study: Study; onChange: (study: Study) => void; isBusy: boolean };

/** The fields for subject and topic of study help. */
export function StudyHelp({ study, onChange, isBusy }: StudyHelpProps) {
  return (
    <div className="grid gap-3 sm:grid-cols-2">
      <Field label="Subject" isRequired>
        <Select
          options={studySubjects}
          value={study.subject || undefined}
          placeholder="Select a subject"
          isDisabled={isBusy}
          onValueChange={(subject) => onChange({ ...study, subject })}
        />
      </Field>
      <Field label="Topic" isRequired>
        <Input
          value={study.topic}
          maxLength={200}
          disabled={isBusy}
          placeholder="For example, limits of sequences"
          onChange={(event) => onChange({ ...study, topic: event.target.value })}
        />
      </Field>
    </div>
  );
}
