import { urlOf } from '@aw/contracts/client';
import { type DocumentCard, downloadDocument, getDocument } from '@aw/contracts/documents/public';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation } from '@tanstack/react-query';
import { useNavigate } from 'react-router';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';

/** Downloads an unlocked document; a locked one opens on its page, where one credit unlocks it. */
export function useDownload({ id, title }: Pick<DocumentCard, 'id' | 'title'>) {
  const navigate = useNavigate();
  const { toast } = useToast();
  const { mutate, isPending } = useMutation({
    mutationFn: () => api.call(getDocument, { params: { id } }),
    onSuccess: ({ isUnlocked }) => {
      if (isUnlocked) {
        location.assign(urlOf(downloadDocument, { params: { id } }));
        return;
      }
      toast({
        title: 'Unlock it first',
        description: `One credit opens “${title}” for ever, with its download.`,
      });
      void navigate(paths.document(id));
    },
    onError: () =>
      toast({
        title: 'Download Failed',
        description: 'The document could not be reached. Please try again.',
        tone: 'danger',
      }),
  });
  return { download: () => mutate(), isPending };
}
