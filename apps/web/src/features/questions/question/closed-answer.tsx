import { reasonOf } from '@aw/contracts/api-error';
import { type Answer, revealStep } from '@aw/contracts/questions/answers';
import { Button } from '@aw/ui/primitives/button';
import { Note } from '@aw/ui/primitives/note';
import { useQueryClient } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { sessionQuery } from '~/lib/session';
import { useAnswerChange } from '../use-answer-change';

/** Placeholder for a full answer that the reader has not opened yet. */
export function ClosedAnswer({ answer, reveal }: { answer: Answer; reveal: Reveal }) {
  const full = fullAnswerOf(answer);
  return (
    <div className="grid justify-items-start gap-3">
      <p className="text-15 text-ink-muted">Try the hints first. You can open the full answer at any time.</p>
      <Button isPending={reveal.pending === full} pendingLabel="Opening…" onClick={() => reveal.open(full)}>
        Show full answer
      </Button>
      {reveal.failure?.number === full && <Note tone="danger">{reveal.failure.text}</Note>}
    </div>
  );
}

/** Returns the step number that stands for the full answer: the one after the last step. */
function fullAnswerOf({ steps }: Pick<Answer, 'steps'>): number {
  return (steps.at(-1)?.number ?? 0) + 1;
}

/** Opens a step or the full answer, and returns which one is pending or has failed. */
export function useReveal(questionId: number, answer: Answer) {
  const queryClient = useQueryClient();
  const { mutate, isPending, variables, error } = useAnswerChange<number>({
    questionId,
    answerId: answer.id,
    run: async (n) => {
      // Opened steps are stored per user, so an anonymous user is registered first if there is no session.
      await queryClient.ensureQueryData(sessionQuery);
      return api.call(revealStep, { params: { id: answer.id, n } });
    },
  });
  return {
    open: (n: number) => mutate(n),
    pending: isPending ? variables : undefined,
    failure: error && variables !== undefined ? { number: variables, text: reasonOf(error) } : undefined,
  };
}

export type Reveal = ReturnType<typeof useReveal>;
