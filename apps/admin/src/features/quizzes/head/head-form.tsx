import { subjects } from '@aw/contracts/documents/subjects';
import { difficulties, difficultyLabels } from '@aw/contracts/quizzes/public';
import { Button } from '@aw/ui/primitives/button';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { Note } from '@aw/ui/primitives/note';
import { Select } from '@aw/ui/primitives/select';
import { Textarea } from '@aw/ui/primitives/textarea';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useDraft } from '../../../services/use-draft';
import { draftValues } from '../draft-values';
import { type HeadValues, headDraft, type SentHead, typedHead } from './typed-head';

type HeadFormOptions = {
  /** Key under which the typed text survives a reload. */
  draftName: string;
  saved: HeadValues;
  send: (head: SentHead) => void;
};

/** Returns the form of a quiz's settings, whose values survive a reload and closing the dialog. */
export function useHeadForm({ draftName, saved, send }: HeadFormOptions) {
  const draft = useDraft(draftName);
  const typed = draftValues(headDraft, draft.text);
  const { form, formProps, field, choice, errors } = useZodForm(typedHead, {
    defaultValues: typed ?? saved,
    send,
    onTyped: () => draft.change(JSON.stringify(form.getValues())),
  });
  const reset = () => {
    draft.clear();
    form.reset(saved);
  };
  return { formProps, field, choice, errors, hasDraft: draft.text !== '', reset };
}

export type HeadForm = ReturnType<typeof useHeadForm>;

const columns = 'grid grid-cols-1 items-start gap-4 sm:grid-cols-2';

/** Fields that new and existing quizzes share. */
export function HeadFields({ form: { field, choice, errors } }: { form: HeadForm }) {
  const subject = choice('subject');
  const difficulty = choice('difficulty');
  return (
    <>
      <Field label="Title" error={errors.title} isRequired>
        <Input {...field('title')} maxLength={200} />
      </Field>
      <div className={columns}>
        <Field label="Subject" error={errors.subject} isRequired>
          <Select
            placeholder="Choose a subject"
            value={subject.value}
            onValueChange={(value) => {
              const chosen = subjects.find((one) => one === value);
              if (chosen) subject.set(chosen);
            }}
            options={subjects.map((value) => ({ value, label: value }))}
          />
        </Field>
        <Field label="Difficulty">
          <Select
            value={difficulty.value}
            onValueChange={(value) => {
              const chosen = difficulties.find((one) => one === value);
              if (chosen) difficulty.set(chosen);
            }}
            options={difficulties.map((value) => ({ value, label: difficultyLabels[value] }))}
          />
        </Field>
        <Field
          label="Time limit in minutes"
          help="People can choose extra time when they start."
          error={errors.timeLimit}
          isRequired
        >
          <Input {...field('timeLimit')} inputMode="numeric" autoComplete="off" />
        </Field>
        <Field
          label="Pass mark (%)"
          help="Share of the questions that count."
          error={errors.passPercentage}
          isRequired
        >
          <Input {...field('passPercentage')} inputMode="numeric" autoComplete="off" />
        </Field>
      </div>
      <Field label="Description" help="One or two sentences about the quiz." error={errors.description}>
        <Textarea {...field('description')} rows={3} maxLength={1000} />
      </Field>
    </>
  );
}

/** Says that typed text was restored, and offers to discard it. Shows nothing without a draft. */
export function DraftNote({ wasRestored, onDiscard }: { wasRestored: boolean; onDiscard: () => void }) {
  if (!wasRestored) return null;
  return (
    <Note
      tone="info"
      title="What you typed before is back."
      action={
        <Button size="sm" onClick={onDiscard}>
          Discard it
        </Button>
      }
    >
      It has not been saved yet.
    </Note>
  );
}
