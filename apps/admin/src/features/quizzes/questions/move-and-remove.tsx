import { staffMoveQuizQuestion, staffRemoveQuizQuestion } from '@aw/contracts/quizzes/authoring';
import type { AuthoredQuestion, StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import { Field } from '@aw/ui/primitives/field';
import { Input } from '@aw/ui/primitives/input';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useMemo } from 'react';
import * as z from 'zod/mini';
import { type DialogState, FormDialog } from '../../../actions/form-dialog';
import { useAction } from '../../../actions/use-action';
import { useConsole } from '../../../services/console-services';
import { StemText } from '../question-text';
import { shownQuizChange } from '../quiz-failure';

type Move = { question: AuthoredQuestion; position: number };

type QuestionProps = { quiz: StaffQuiz; question: AuthoredQuestion; number: number };

/** Moves a question to another position. A toast shows failures, unless a dialog does. */
export function useMove(
  { id, version }: StaffQuiz,
  options: { isErrorShown?: boolean; onDone?: () => void } = {},
) {
  const { api } = useConsole();
  return useAction({
    ...shownQuizChange(api, 'The question was not moved.'),
    ...options,
    send: ({ question, position }: Move) =>
      api.call(staffMoveQuizQuestion, {
        params: { id, questionId: question.id },
        body: { position, version },
      }),
    done: (_, { position }) => ({ title: `Question moved to position ${position}` }),
  });
}

function positionSchema(max: number) {
  const isPosition = (text: string) =>
    /^\s*\d{1,3}\s*$/.test(text) && Number(text) >= 1 && Number(text) <= max;
  return z.object({
    position: z.pipe(
      z.string().check(z.refine(isPosition, `Please enter a number from 1 to ${max}.`)),
      z.transform(Number),
    ),
  });
}

/** Asks for the new position of a question. */
export function MoveDialog({ quiz, question, number, ...dialog }: DialogState & QuestionProps) {
  const max = quiz.questions.length;
  const schema = useMemo(() => positionSchema(max), [max]);
  const move = useMove(quiz, { isErrorShown: true, onDone: () => dialog.onOpenChange(false) });
  const { formProps, field, errors } = useZodForm(schema, {
    defaultValues: { position: String(number) },
    send: ({ position }) => move.isPending || move.mutate({ question, position }),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Move question ${number}`}
      description="This is the order here and in files. Each attempt has its own order."
      submitLabel="Move"
      pendingLabel="Moving…"
      isPending={move.isPending}
      failure={move.failure}
      formProps={formProps}
    >
      <Field label="New position" help={`From 1 to ${max}.`} error={errors.position} isRequired>
        <Input {...field('position')} inputMode="numeric" autoComplete="off" />
      </Field>
    </FormDialog>
  );
}

/** Asks for confirmation before a question is removed from its quiz. */
export function RemoveDialog({ quiz, question, number, ...dialog }: DialogState & QuestionProps) {
  const { api } = useConsole();
  const remove = useAction({
    ...shownQuizChange(api, 'The question was not removed.'),
    send: () =>
      api.call(staffRemoveQuizQuestion, {
        params: { id: quiz.id, questionId: question.id },
        body: { version: quiz.version },
      }),
    done: () => ({ title: 'Question removed', description: 'It is no longer asked.' }),
    isErrorShown: true,
    onDone: () => dialog.onOpenChange(false),
  });
  return (
    <FormDialog
      {...dialog}
      title={`Remove question ${number}?`}
      description={
        question.isAnswered
          ? 'It will no longer be asked, but people who answered it keep their score. If the question is wrong, correct it instead: that regrades their attempts. You cannot restore it, only write it again.'
          : 'It will no longer be asked. You cannot restore it, only write it again.'
      }
      submitLabel="Remove"
      pendingLabel="Removing…"
      cancelLabel="Keep it"
      isDestructive
      isPending={remove.isPending}
      failure={remove.failure}
      onSubmit={() => remove.mutate()}
    >
      <div className="line-clamp-4 text-14 wrap-anywhere">
        <StemText question={question} />
      </div>
    </FormDialog>
  );
}
