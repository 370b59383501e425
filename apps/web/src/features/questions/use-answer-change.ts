import { hasReason, reasonOf } from '@aw/contracts/api-error';
import type { Answer } from '@aw/contracts/questions/answers';
import type { Question } from '@aw/contracts/questions/question';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { uncertain } from '~/lib/call-failure';
import { questionsKey } from '~/lib/latest-questions';
import { questionKey, questionQuery } from './question-queries';

type Change<Input> = {
  questionId: number;
  answerId: number;
  run: (input: Input) => Promise<Answer>;
  /** What is shown at once; taken back where the server did not do it. */
  expect?: (answer: Answer, input: Input) => Answer;
  /** The title of the toast when it was not done; without it, the caller says so. */
  failure?: string;
  /** Whether the badges of the question and of its cards may be other ones afterwards. */
  changesBadge?: boolean;
};

/** A change of an answer that answers with the answer as it is now. */
export function useAnswerChange<Input = void>(change: Change<Input>) {
  const { questionId, answerId, run, expect, failure, changesBadge = false } = change;
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const { queryKey } = questionQuery(questionId);
  const put = (next: (answer: Answer) => Answer) =>
    queryClient.setQueryData(queryKey, (shown) => shown && withAnswer(shown, answerId, next));
  return useMutation({
    mutationFn: run,
    onMutate: async (input) => {
      if (!expect) return undefined;
      await queryClient.cancelQueries({ queryKey });
      const before = queryClient.getQueryData(queryKey)?.answers.find(({ id }) => id === answerId);
      put((answer) => expect(answer, input));
      return before;
    },
    onSuccess: (answer) => {
      put(() => answer);
      if (!changesBadge) return;
      void queryClient.invalidateQueries({ queryKey: questionKey(questionId) });
      void queryClient.invalidateQueries({ queryKey: questionsKey });
    },
    onError: (error, _input, before) => {
      if (before) put(() => before);
      // Whatever the error says, the page then shows the answer as it is.
      void queryClient.invalidateQueries({ queryKey });
      if (failure === undefined) return;
      toast({
        title: hasReason(error) ? failure : 'No response',
        description: reasonOf(error, uncertain),
        tone: 'danger',
        about: `answer ${answerId}`,
      });
    },
  });
}

function withAnswer(question: Question, id: number, next: (answer: Answer) => Answer): Question {
  return {
    ...question,
    answers: question.answers.map((answer) => (answer.id === id ? next(answer) : answer)),
  };
}
