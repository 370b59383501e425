import { previewRemoval, withdrawDocument } from '@aw/contracts/documents/own-documents';
import type { DocumentCard } from '@aw/contracts/documents/shapes';
import { RemoveDocumentDialog } from '@aw/ui/patterns/remove-document-dialog';
import { useToast } from '@aw/ui/primitives/toast';
import { useQuery } from '@tanstack/react-query';
import { api } from '~/lib/api';
import { documentKeys } from './document-keys';
import { useDocumentChange } from './use-document-change';

type RemoveDocumentProps = {
  document: DocumentCard;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** Removes one's own document, after showing the effect on points and credits. */
export function RemoveDocument({ document: { id, title }, isOpen, onOpenChange }: RemoveDocumentProps) {
  const { toast } = useToast();
  const change = useDocumentChange(id, () => api.call(withdrawDocument, { params: { id } }));
  const effect = useQuery({
    queryKey: [...documentKeys.document(id), 'removal'],
    queryFn: ({ signal }) => api.call(previewRemoval, { params: { id }, signal }),
    enabled: isOpen,
    // Credits may have been spent since the last preview.
    staleTime: 0,
    gcTime: 0,
  });
  const remove = async () => {
    await change.mutateAsync(undefined);
    toast({ title: 'Document removed', description: `“${title}” is no longer in the library.` });
  };
  return (
    <RemoveDocumentDialog
      title={title}
      effect={effect.isFetching ? 'loading' : (effect.data ?? 'failed')}
      onRetry={() => void effect.refetch()}
      onRemove={remove}
      isOpen={isOpen}
      onOpenChange={onOpenChange}
    />
  );
}
