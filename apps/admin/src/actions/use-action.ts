import type { ToastMessage } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { refreshAfterChange } from '../api/query-client';
import { useChange } from '../api/use-change';
import { failureText, isUncertain } from './failure-text';

export type Action<Input, Answer> = {
  send: (input: Input) => Promise<Answer>;
  done: (answer: Answer, input: Input) => ToastMessage;
  /** What did not happen when it fails, as a sentence. */
  failed: string;
  /** Whose log tells what happened, such as 'this order'. */
  of: string;
  /** A dialog that stays open shows the failure itself; otherwise a toast does. */
  isErrorShown?: boolean;
  onDone?: (answer: Answer) => void;
};

/** A change to one item, with the sentence for its failure; where the outcome is uncertain the item is read again. */
export function useAction<Answer, Input = void>(action: Action<Input, Answer>) {
  const { send, failed, of, ...rest } = action;
  const queryClient = useQueryClient();
  const mutation = useChange<Answer, Input>({
    ...rest,
    send: async (input) => {
      try {
        return await send(input);
      } catch (error) {
        if (isUncertain(error)) void refreshAfterChange(queryClient);
        throw error;
      }
    },
    failed: (error) => failureText(failed, error, of),
  });
  return { ...mutation, failure: mutation.error ? failureText(failed, mutation.error, of) : undefined };
}
