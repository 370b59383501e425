import { hasCode } from '@aw/contracts/api-error';
import {
  changeMadeQuiz,
  type MadeQuizQuestions,
  maxQuizTitleLength,
  minKeptQuestions,
} from '@aw/contracts/quizzes/made';
import { QuizQuestionChoice } from '@aw/ui/patterns/quiz-question-choice';
import { Field, FieldGroup } from '@aw/ui/primitives/field';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Input } from '@aw/ui/primitives/input';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useRef, useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';
import { optionsOf, stemOf } from '~/quizzes/question-texts';
import { EditorFooter } from '~/shell/editor-footer';
import { madeQuestionsQuery, quizQuery } from '../quiz-queries';
import { useQuizEdits } from './use-quiz-edits';

type QuizEditorProps = { quizId: number; stored: MadeQuizQuestions };

/** Form that changes the title of a generated quiz and leaves questions out. */
export function QuizEditor({ quizId, stored }: QuizEditorProps) {
  const go = useGo();
  const edits = useQuizEdits(quizId, stored);
  const save = useSaveQuiz(quizId, edits);
  const [isChecked, setChecked] = useState(false);
  const field = useRef<HTMLInputElement>(null);
  const { questions } = stored;
  const least = minKeptQuestions(questions.length);
  const keptCount = questions.length - edits.leftOut.length;
  const isTooShort = keptCount < least;
  const hasTitle = edits.title.trim() !== '';
  const submit = (event: FormEvent) => {
    event.preventDefault();
    setChecked(true);
    if (!hasTitle) field.current?.focus();
    else if (!isTooShort && !save.isPending) save.mutate();
  };
  return (
    <form onSubmit={submit} noValidate className="grid max-w-measure grid-cols-1 gap-6">
      <Field
        label="Title"
        isRequired
        error={isChecked && !hasTitle ? 'Please enter a title for the quiz.' : undefined}
      >
        <Input
          ref={field}
          value={edits.title}
          maxLength={maxQuizTitleLength}
          autoComplete="off"
          readOnly={save.isPending}
          onChange={(event) => edits.rename(event.target.value)}
        />
      </Field>
      <FieldGroup label="Questions">
        <p className="text-14 text-ink-muted">
          {questions.length > least
            ? `Uncheck the questions that you want to leave out. At least ${least} stay. You cannot bring a question back after you have saved.`
            : `All questions stay, because a quiz needs at least ${least}.`}
        </p>
        <ol className="border-t border-line">
          {questions.map((question, at) => (
            <QuizQuestionChoice
              key={question.id}
              number={at + 1}
              stem={stemOf(question)}
              options={optionsOf(question)}
              isKept={!edits.leftOut.includes(question.id)}
              onKeptChange={(isKept) => edits.keep(question.id, isKept)}
              isDisabled={save.isPending || questions.length <= least}
            />
          ))}
        </ol>
      </FieldGroup>
      <div
        data-foot-bar
        className="sticky bottom-0 z-1 border-t border-line bg-surface py-3 max-sm:-mx-(--gutter) max-sm:px-(--gutter) [@media(max-height:480px)]:static"
      >
        <EditorFooter
          label="Save quiz"
          help={
            <span role="status">{`${keptCount} of ${formatCount(questions.length, 'question')} stay.`}</span>
          }
          isPending={save.isPending}
          error={isChecked && isTooShort ? tooFew(least) : save.error}
          isChanged={edits.isChanged}
          discardText="The quiz stays as it was before you edited it."
          onCancel={() => {
            edits.discard();
            void go(paths.quiz(quizId), { replace: true });
          }}
        />
      </div>
    </form>
  );
}

const tooFew = (least: number): string => `Please keep at least ${formatCount(least, 'question')}.`;

/** Saves a generated quiz as edited and returns to its introduction. */
function useSaveQuiz(id: number, edits: ReturnType<typeof useQuizEdits>) {
  const go = useGo();
  const { toast } = useToast();
  const queryClient = useQueryClient();
  const { title, leftOut, version } = edits;
  return useMutation({
    mutationFn: () => api.call(changeMadeQuiz, { params: { id }, body: { title, leftOut, version } }),
    onSuccess: async (quiz) => {
      edits.discard();
      queryClient.setQueryData(quizQuery(id).queryKey, quiz);
      toast({ title: 'Quiz saved', description: `It has ${formatCount(quiz.totalQuestions, 'question')}.` });
      await go(paths.quiz(id), { replace: true });
    },
    onError: async (error) => {
      if (!hasCode(error, 'quizzes.changed')) return;
      const newest = await queryClient.fetchQuery({ ...madeQuestionsQuery(id), staleTime: 0 });
      edits.rebase(newest.version);
    },
  });
}
