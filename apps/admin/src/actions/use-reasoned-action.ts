import type { DialogState } from './form-dialog';
import { type Action, useAction } from './use-action';
import { useReasonForm } from './use-reason-form';

export type ReasonedAction<Input, Answer> = Omit<Action<Input, Answer>, 'isErrorShown'> & {
  dialog: DialogState;
  /** Under which the reason outlives a reload, such as `erase:<user id>`. */
  draftName: string;
  confirmWord?: string;
  /** The dialog stays open to show the answer. */
  staysOpen?: boolean;
};

/** A change that asks for a reason first, with what ReasonDialog takes of it; done, it forgets the reason and closes. */
export function useReasonedAction<Answer, Input = string>(action: ReasonedAction<Input, Answer>) {
  const { dialog, draftName, confirmWord, staysOpen = false, onDone, ...rest } = action;
  const form = useReasonForm(draftName, confirmWord);
  const { mutate, isPending, failure, data } = useAction<Answer, Input>({
    ...rest,
    isErrorShown: true,
    onDone: (answer) => {
      form.clear();
      if (!staysOpen) dialog.onOpenChange(false);
      onDone?.(answer);
    },
  });
  return { question: { ...dialog, form, isPending, failure }, send: mutate, answer: data };
}
