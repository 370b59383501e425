import { reasonOf } from '@aw/contracts/api-error';
import { Button } from '@aw/ui/primitives/button';
import { ConfirmDialog } from '@aw/ui/primitives/confirm-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { paths } from '~/lib/paths';
import { useGo } from '~/lib/use-go';

type FillQuestionProps = {
  /** Stores the draft of a question. Resolves to `exists` if there is another one that is not to be replaced. */
  save: (replacesDraft: boolean) => Promise<'exists' | undefined>;
  label: string;
  /** Title of the toast if it is not stored. */
  failure: string;
  /** Says what would replace another draft. */
  replacement: string;
  isQuiet?: boolean;
};

/** Fills the question form, where the draft can be edited before it is posted. */
export function FillQuestion({ save, label, failure, replacement, isQuiet = false }: FillQuestionProps) {
  const go = useGo();
  const { toast } = useToast();
  const [isConfirming, setIsConfirming] = useState(false);
  const { mutate, isPending } = useMutation({
    mutationFn: () => save(false),
    // The form loads the draft that was just stored.
    onSuccess: (result) => (result === 'exists' ? setIsConfirming(true) : go(paths.ask)),
    onError: (error) => toast({ tone: 'danger', title: failure, description: reasonOf(error) }),
  });
  return (
    <>
      <Button
        variant={isQuiet ? 'quiet' : 'secondary'}
        size="sm"
        isPending={isPending}
        onClick={() => mutate()}
      >
        {label}
      </Button>
      <ConfirmDialog
        isOpen={isConfirming}
        onOpenChange={setIsConfirming}
        title="Replace your draft question?"
        description={`You have a question that is not posted yet. ${replacement}`}
        confirmLabel="Replace draft"
        cancelLabel="Keep draft"
        onConfirm={async () => {
          await save(true);
          await go(paths.ask);
        }}
      />
    </>
  );
}
