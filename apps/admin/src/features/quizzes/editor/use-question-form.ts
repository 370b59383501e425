import { staffAddQuizQuestion, staffUpdateQuizQuestion } from '@aw/contracts/quizzes/authoring';
import type { QuizItem } from '@aw/contracts/quizzes/items';
import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useRef, useState } from 'react';
import { useNavigate } from 'react-router';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { useDraft } from '../../../services/use-draft';
import { draftValues } from '../draft-values';
import { quizAddress } from '../queries';
import { shownQuizChange } from '../quiz-failure';
import { emptyFields, fieldsOf, itemDraft, typedItem } from './typed-item';

/**
 * Returns the form of a question, whose text survives a reload. `isOutdated` is true if someone else saved the question
 * after editing began.
 */
export function useQuestionForm({ id, version }: StaffQuiz, question: AuthoredQuestion | undefined) {
  const { api } = useConsole();
  const navigate = useNavigate();
  const draft = useDraft(`quiz-question:${id}:${question?.itemId ?? 'new'}`);
  const [restored] = useState(() => draftValues(itemDraft, draft.text));
  const [base, setBase] = useState(restored ? restored.of : (question?.id ?? null));
  const firstRadio = useRef<HTMLInputElement>(null);
  const saved = question ? fieldsOf(question.item) : emptyFields;
  const save = useAction({
    ...shownQuizChange(api, 'The question was not saved.'),
    send: (item: QuizItem) => {
      const body = { item, version };
      return question
        ? api.call(staffUpdateQuizQuestion, { params: { id, questionId: question.id }, body })
        : api.call(staffAddQuizQuestion, { params: { id }, body });
    },
    done: () => ({ title: question ? 'Question saved' : 'Question added' }),
    isErrorShown: true,
    onDone: ({ questions }) => {
      draft.clear();
      const itemId = question?.itemId ?? questions.at(-1)?.itemId;
      void navigate(quizAddress(id, itemId));
    },
  });
  const engine = useZodForm(typedItem, {
    defaultValues: restored?.fields ?? saved,
    send: (item) => save.isPending || save.mutate(item),
    onInvalid: (errors) => focusRadio(Object.keys(errors)),
    onTyped: (fields) => draft.change(JSON.stringify({ fields, of: base })),
  });
  // A radio button cannot be marked as wrong, so the form engine does not find it.
  const focusRadio = (wrong: readonly string[]) => {
    if (wrong.every((name) => name === 'correctAnswer')) firstRadio.current?.focus();
  };
  return {
    ...engine,
    /** Checks the form without sending it, and moves to the first error. */
    check: async (onRight: () => void) => {
      const wrong: string[] = [];
      await engine.form.handleSubmit(onRight, (errors) => void wrong.push(...Object.keys(errors)))();
      if (wrong.length === 0) return;
      engine.refuse({});
      focusRadio(wrong);
    },
    /** First of the radio buttons for the right option. */
    firstRadio,
    save,
    hasDraft: draft.text !== '',
    wasRestored: restored !== undefined,
    isOutdated: question !== undefined && base !== question.id,
    /** Discards the typed text and starts from the saved version. */
    discard: () => {
      draft.clear();
      setBase(question?.id ?? null);
      engine.form.reset(saved);
    },
    /** Keeps the typed text as the next version after the one that someone else saved. */
    keepTyped: () => {
      const of = question?.id ?? null;
      setBase(of);
      draft.change(JSON.stringify({ fields: engine.form.getValues(), of }));
    },
  };
}

export type QuestionFormState = ReturnType<typeof useQuestionForm>;
