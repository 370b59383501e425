import { staffCreateQuiz } from '@aw/contracts/quizzes/authoring';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { quizAddress } from '../queries';
import { shownQuizChange } from '../quiz-failure';
import { DraftNote, HeadFields, useHeadForm } from './head-form';
import { newHead, type SentHead } from './typed-head';

/** Creates a draft that only authors see, and opens its page. */
export function NewQuizDialog(dialog: DialogState) {
  const { api } = useConsole();
  const navigate = useNavigate();
  const create = useAction({
    ...shownQuizChange(api, 'The quiz was not created.'),
    // The form also has a status, which is always `draft` for a new quiz.
    send: (head: SentHead) => api.call(staffCreateQuiz, { body: head }),
    done: ({ title }) => ({ title: 'Draft created', description: `“${title}” is ready for questions.` }),
    isErrorShown: true,
    onDone: ({ id }) => {
      form.reset();
      void navigate(quizAddress(id));
    },
  });
  const form = useHeadForm({
    draftName: 'new-quiz',
    saved: newHead,
    send: (head) => create.isPending || create.mutate(head),
  });
  const [wasRestored, setWasRestored] = useState(form.hasDraft);
  return (
    <FormDialog
      {...dialog}
      size="lg"
      title="New quiz"
      description="It starts as a draft that only authors can see."
      submitLabel="Create draft"
      pendingLabel="Creating…"
      isPending={create.isPending}
      failure={create.failure}
      formProps={form.formProps}
    >
      <DraftNote
        wasRestored={wasRestored}
        onDiscard={() => {
          form.reset();
          setWasRestored(false);
        }}
      />
      <HeadFields form={form} />
    </FormDialog>
  );
}
