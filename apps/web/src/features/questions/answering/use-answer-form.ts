import { type AnswerFields, answerFields } from '@aw/contracts/questions/answers';
import type { AnswerDraft } from '@aw/contracts/questions/claims';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureOf } from '~/lib/call-failure';
import {
  draftOf,
  fieldsOf,
  newStep,
  nonEmptySteps,
  type StepErrors,
  stepErrors,
  type WrittenStep,
} from './answer-values';

const schema = z.pick(answerFields, { content: true });

/** Stops the submission when hints are incomplete. Each hint shows its own message. */
class StepsNotReady extends Error {}

type AnswerFormOptions = {
  initial?: AnswerDraft;
  send: (fields: AnswerFields) => Promise<void>;
  onTyped: (draft: AnswerDraft) => void;
};

/** State, validation and submission of the form for an answer with hints. */
export function useAnswerForm({ initial, send, onTyped }: AnswerFormOptions) {
  const [content, setContent] = useState(initial?.content ?? '');
  const [steps, setSteps] = useState<WrittenStep[]>(() => (initial?.steps ?? []).map(newStep));
  const [stepErrorsByKey, setStepErrors] = useState<StepErrors>();
  const check = () => {
    const errors = stepErrors(nonEmptySteps(steps));
    setStepErrors(errors);
    return errors === undefined;
  };
  const { form, ...shown } = useZodForm(schema, {
    defaultValues: { content },
    send: async (typed) => {
      if (!check()) throw new StepsNotReady();
      await send(fieldsOf(typed.content, nonEmptySteps(steps)));
    },
    explain: (error) => (error instanceof StepsNotReady ? {} : failureOf(error)),
    onInvalid: check,
    onTyped: (typed) => {
      setContent(typed.content);
      onTyped(draftOf(typed.content, steps));
    },
    recheck: 'untyped',
  });

  return {
    ...shown,
    content,
    steps,
    stepErrorsByKey,
    changeSteps: (next: WrittenStep[]) => {
      setSteps(next);
      // Messages disappear with the first change. The hints are checked again when the answer is posted.
      if (stepErrorsByKey) setStepErrors(undefined);
      onTyped(draftOf(form.getValues('content'), next));
    },
    read: () => draftOf(form.getValues('content'), steps),
    show: (draft: AnswerDraft) => {
      form.setValue('content', draft.content);
      setContent(draft.content);
      setSteps(draft.steps.map(newStep));
    },
  };
}

export type AnswerForm = ReturnType<typeof useAnswerForm>;
