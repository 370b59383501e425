import { reasonOf } from '@aw/contracts/api-error';
import { type Question, withdrawQuestion } from '@aw/contracts/questions/question';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { Undo2 } from 'lucide-react';
import { api } from '~/lib/api';
import { questionsKey } from '~/lib/latest-questions';
import { sessionKey } from '~/lib/session';
import { questionKey } from '../question-queries';

const refundTexts = { free: 'Your free question is back.', credit: 'Your credit is back.' };

/** Withdraws one's own question, as long as nobody has answered it or is answering it. */
export function WithdrawQuestion({ question: { id, title } }: { question: Question }) {
  const queryClient = useQueryClient();
  const { toast } = useToast();
  const withdraw = useMutation({
    mutationFn: () => api.call(withdrawQuestion, { params: { id } }),
    onSuccess: ({ returned }) =>
      toast({ title: 'Question withdrawn', description: returned ? refundTexts[returned] : undefined }),
    onError: (error) =>
      toast({ title: 'The question was not withdrawn', description: reasonOf(error), tone: 'danger' }),
    onSettled: () => {
      void queryClient.invalidateQueries({ queryKey: questionKey(id) });
      void queryClient.invalidateQueries({ queryKey: questionsKey });
      void queryClient.invalidateQueries({ queryKey: sessionKey });
    },
  });
  return (
    <ConfirmDialog
      title={`Withdraw “${title}”?`}
      description="We remove it from the site right away, and you get your free question or credit back. No expert is answering it yet."
      confirmLabel="Withdraw question"
      pendingLabel="Withdrawing…"
      cancelLabel="Keep the question"
      // The mutation itself reports a failure in a toast and reloads the question.
      onConfirm={() => withdraw.mutateAsync().then(ignore, ignore)}
      trigger={
        <Button size="sm" variant="danger-quiet" icon={Undo2}>
          Withdraw
        </Button>
      }
    />
  );
}

function ignore(): void {}
