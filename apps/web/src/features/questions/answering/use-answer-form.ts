import { type AnswerFields, answerFields } from '@aw/contracts/questions/answers';
import type { AnswerDraft } from '@aw/contracts/questions/claims';
import { useZodForm } from '@aw/ui/primitives/use-zod-form';
import { useState } from 'react';
import * as z from 'zod/mini';
import { failureOf } from '~/lib/call-failure';
import {
  begun,
  draftOf,
  fieldsOf,
  newStep,
  type StepErrors,
  stepErrors,
  type WrittenStep,
} from './answer-values';

const schema = z.pick(answerFields, { content: true });

/** Hints that are not ready; each says so under its own fields. */
class StepsNotReady extends Error {}

type AnswerFormOptions = {
  initial?: AnswerDraft;
  send: (fields: AnswerFields) => Promise<void>;
  onTyped: (draft: AnswerDraft) => void;
};

/** The form of an answer with its hints: what is written, its checks and its sending. */
export function useAnswerForm({ initial, send, onTyped }: AnswerFormOptions) {
  const [content, setContent] = useState(initial?.content ?? '');
  const [steps, setSteps] = useState<WrittenStep[]>(() => (initial?.steps ?? []).map(newStep));
  const [wrongSteps, setWrongSteps] = useState<StepErrors>();
  const check = () => {
    const wrong = stepErrors(begun(steps));
    setWrongSteps(wrong);
    return wrong === undefined;
  };
  const { form, ...shown } = useZodForm(schema, {
    defaultValues: { content },
    send: async (typed) => {
      if (!check()) throw new StepsNotReady();
      await send(fieldsOf(typed.content, begun(steps)));
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
    wrongSteps,
    changeSteps: (next: WrittenStep[]) => {
      setSteps(next);
      // What is wrong goes with the first letter; it is checked again when the answer is posted.
      if (wrongSteps) setWrongSteps(undefined);
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
