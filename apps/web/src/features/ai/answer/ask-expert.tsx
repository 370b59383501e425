import { askExpert } from '@aw/contracts/ai/conversations';
import { hasCode, reasonOf } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

type AskExpertProps = {
  conversationId: string;
  messageId: number;
  /** Text of a button that stands alone; by default it is one of several. */
  label?: string;
};

/** Copies the chat into the question form, where it can be edited before it is posted. */
export function AskExpert({ conversationId, messageId, label }: AskExpertProps) {
  const go = useGo();
  const { toast } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const fill = (replacesDraft: boolean) =>
    api.call(askExpert, { params: { id: conversationId }, body: { messageId, replacesDraft } });
  const { mutate, isPending } = useMutation({
    mutationFn: () => fill(false),
    // The form loads the draft that was just stored.
    onSuccess: () => go(paths.ask),
    onError: (error) => {
      if (hasCode(error, 'questions.draft_exists')) setIsConfirming(true);
      else
        toast({
          tone: 'danger',
          title: 'We could not copy this chat into a question',
          description: reasonOf(error),
        });
    },
  });
  return (
    <>
      <Button
        variant={label === undefined ? 'quiet' : 'secondary'}
        size="sm"
        isPending={isPending}
        onClick={() => mutate()}
      >
        {label ?? 'Ask an expert instead'}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Replace your draft question?"
        description="You have a question that is not posted yet. This chat would replace it."
        confirmLabel="Replace draft"
        cancelLabel="Keep draft"
        onConfirm={async () => {
          await fill(true);
          await go(paths.ask);
        }}
      />
    </>
  );
}
