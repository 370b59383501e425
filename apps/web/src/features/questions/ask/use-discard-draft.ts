import { reasonOf } from '@aw/contracts/api-error';
import { useToast } from '@aw/ui/primitives/toast';
import { type AskDraft, deleteAskDraft, saveAskDraft } from './question-draft';

/** Deletes the draft of a question and offers to undo it. `restore` also refills the form if it is still open. */
export function useDiscardDraft(userId: string | undefined) {
  const { toast } = useToast();
  return async (values: AskDraft, restore: () => void = () => void saveAskDraft(values)): Promise<void> => {
    if (userId === undefined) return;
    try {
      await deleteAskDraft(userId);
      toast({
        title: 'Draft deleted',
        action: { label: 'Undo', onSelect: restore },
        about: 'question draft',
      });
    } catch (error) {
      restore();
      toast({
        title: 'The draft was not deleted',
        description: reasonOf(error),
        tone: 'danger',
        about: 'question draft',
      });
    }
  };
}
