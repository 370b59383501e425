import { ApiError } from '@aw/contracts/api-error';
import type { StaffQuiz } from '@aw/contracts/quizzes/staff-quizzes';
import type { ToastMessage } from '@aw/ui/primitives/toast';
import { useQueryClient } from '@tanstack/react-query';
import { isUncertain } from '../../actions/failure-text';
import { refreshAfterChange } from '../../api/query-client';
import { useChange } from '../../api/use-change';
import { useConsole } from '../../services/console-services';
import type { StaffApi } from '../../services/staff-api';
import { quizQuery } from './queries';
import { quizFailure } from './quiz-failure';

export type QuizChange<Input, Answer> = {
  send: (api: StaffApi, input: Input) => Promise<Answer>;
  done: (answer: Answer, input: Input) => ToastMessage;
  /** What did not happen when it fails, as a sentence. */
  failed: string;
  isErrorShown?: boolean;
  onDone?: (answer: Answer) => void;
};

/**
 * A change of a quiz. Where somebody else was faster, or the outcome is uncertain, the quiz is read again, so that the
 * next try carries its present version and what others did is seen.
 */
export function useQuizChange<Answer, Input = void>(change: QuizChange<Input, Answer>) {
  const { send, failed, ...rest } = change;
  const { api } = useConsole();
  const queryClient = useQueryClient();
  const mutation = useChange<Answer, Input>({
    ...rest,
    send: async (input) => {
      try {
        return await send(api, input);
      } catch (error) {
        const isStale = error instanceof ApiError && (error.status === 409 || error.status === 404);
        if (isStale || isUncertain(error)) void refreshAfterChange(queryClient);
        throw error;
      }
    },
    failed: (error) => quizFailure(failed, error),
  });
  return { ...mutation, failure: mutation.error ? quizFailure(failed, mutation.error) : undefined };
}

/** A change whose answer is the quiz as it is then; the page shows it at once. */
export function useShownChange<Input = void>(change: QuizChange<Input, StaffQuiz>) {
  const { api } = useConsole();
  const queryClient = useQueryClient();
  return useQuizChange<StaffQuiz, Input>({
    ...change,
    onDone: (quiz) => {
      queryClient.setQueryData(quizQuery(api, quiz.id).queryKey, quiz);
      change.onDone?.(quiz);
    },
  });
}
