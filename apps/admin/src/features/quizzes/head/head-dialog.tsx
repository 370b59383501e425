import { staffUpdateQuiz } from '@aw/contracts/quizzes/authoring';
import { quizStatuses, type StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { FieldGroup } from '@aw/ui/primitives/field';
import { Note } from '@aw/ui/primitives/note';
import { RadioGroup } from '@aw/ui/primitives/radio-group';
import { useState } from 'react';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { shownQuizChange } from '../quiz-failure';
import { statusHelp, statusNames } from '../quiz-labels';
import { DraftNote, HeadFields, type HeadForm, useHeadForm } from './head-form';
import { changedLines, headValues, type SentHead } from './typed-head';

type QuizProps = { quiz: StaffQuiz };

/** Edits the title, settings and status of a quiz. Attempts in progress keep their time. */
export function HeadDialog({ quiz, ...dialog }: DialogState & QuizProps) {
  const { id, version, origin } = quiz;
  const { api } = useConsole();
  const saved = headValues(quiz);
  const [initial] = useState(saved);
  const save = useAction({
    ...shownQuizChange(api, 'The quiz was not saved.'),
    send: (head: SentHead) => api.call(staffUpdateQuiz, { params: { id }, body: { ...head, version } }),
    done: ({ status }) => ({ title: 'Quiz saved', description: statusHelp[status] }),
    isErrorShown: true,
    onDone: () => {
      form.reset();
      dialog.onOpenChange(false);
    },
  });
  const form = useHeadForm({
    draftName: `quiz-head:${id}`,
    saved,
    send: (head) => save.isPending || save.mutate(head),
  });
  const [wasRestored, setWasRestored] = useState(form.hasDraft);
  const changed = changedLines(initial, saved);
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="Edit quiz"
      submitLabel="Save"
      pendingLabel="Saving…"
      isPending={save.isPending}
      failure={save.failure}
      formProps={form.formProps}
    >
      <DraftNote
        wasRestored={wasRestored}
        onDiscard={() => {
          form.reset();
          setWasRestored(false);
        }}
      />
      {origin === 'bank' && (
        <Note tone="info" title="This quiz comes from the quiz bank.">
          A later version of the bank may replace your changes.
        </Note>
      )}
      <HeadFields form={form} />
      <StatusField form={form} quiz={quiz} />
      {changed.length > 0 && (
        <Note tone="caution" title="This quiz has changed.">
          Someone else saved it, or your own earlier save went through. If you save here, you replace that
          version. It now says:
          <ul>
            {changed.map((line) => (
              <li key={line}>{line}</li>
            ))}
          </ul>
        </Note>
      )}
    </FormDialog>
  );
}

/**
 * Status of the quiz, with an explanation of each. A quiz without questions cannot be on the site, and one that was on
 * the site cannot become a draft.
 */
function StatusField({ form: { choice, errors }, quiz }: QuizProps & { form: HeadForm }) {
  const status = choice('status');
  const isEmpty = quiz.totalQuestions === 0;
  const offered = quizStatuses.filter((one) => one !== 'draft' || quiz.status === 'draft');
  return (
    <FieldGroup
      label="Status"
      help={isEmpty ? 'It has no questions in use, so it cannot be on the site.' : undefined}
      error={errors.status}
    >
      <RadioGroup
        value={status.value}
        onValueChange={(value) => {
          const chosen = quizStatuses.find((one) => one === value);
          if (chosen) status.set(chosen);
        }}
        options={offered.map((value) => ({
          value,
          label: statusNames[value],
          help: statusHelp[value],
          isDisabled: isEmpty && (value === 'listed' || value === 'unlisted'),
        }))}
      />
    </FieldGroup>
  );
}
