import type { Answer } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { failedChangeToast } from '~/lib/call-failure';
import { questionsKey } from '~/lib/latest-questions';
import { questionKey, questionQuery } from './question-queries';

type Change<Input> = {
  questionId: number;
  answerId: number;
  run: (input: Input) => Promise<Answer>;
  /** Returns the answer to show at once. It is rolled back when the call fails. */
  expect?: (answer: Answer, input: Input) => Answer;
  /** Title of the toast when the call fails. Without it, the caller shows the failure. */
  failure?: string;
  /** Whether the change can affect the badges of the question and of its cards. */
  changesBadge?: boolean;
};

/** Changes an answer and shows the version that the server returns. */
export function useAnswerChange<Input = void>(change: Change<Input>) {
  const { questionId, answerId, run, expect, failure, changesBadge = false } = change;
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { queryKey } = questionQuery(questionId);
  const updateCache = (next: (answer: Answer) => Answer) =>
    queryClient.setQueryData(queryKey, (shown) => shown && withAnswer(shown, answerId, next));
  return useMutation({
    mutationFn: run,
    onMutate: async (input) => {
      if (!expect) return undefined;
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.answers.find(({ id }) => id === answerId);
      updateCache((answer) => expect(answer, input));
      return before;
    },
    onSuccess: (answer) => {
      updateCache(() => answer);
      if (!changesBadge) return;
      void queryClient.invalidateQueries({ queryKey: questionKey(questionId) });
      void queryClient.invalidateQueries({ queryKey: questionsKey });
    },
    onError: (error, _input, before) => {
      if (before) updateCache(() => before);
      // The change may have been made although the call failed, so the current state is fetched.
      void queryClient.invalidateQueries({ queryKey });
      if (failure === undefined) return;
      toast({ ...failedChangeToast(failure, error), about: `answer ${answerId}` });
    },
  });
}

function withAnswer(question: Question, id: number, next: (answer: Answer) => Answer): Question {
  return {
    ...question,
    answers: question.answers.map((answer) => (answer.id === id ? next(answer) : answer)),
  };
}
