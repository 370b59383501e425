import { hasReason, reasonOf } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import { type DocumentDetail, downloadDocument, unlockDocument } from '@aw/contracts/documents/public';
import { UnlockCard } from '@aw/ui/patterns/unlock-card';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { sessionKey, useRefreshSession, useSession } from '../../../lib/session';
import { libraryKeys } from '../library-keys';
import { LoadFailed } from '../load-failed';
import { earnCredits } from './earn-credits';

/** The unlock with its ledger, or the download of a document that is one's own or unlocked. */
export function DocumentAccess({ document }: { document: DocumentDetail }) {
  const { id, title, fileName, fileSize, isUnlocked } = document;
  const session = useSession();
  const refreshSession = useRefreshSession();
  const { toast } = useToast();
  const unlock = useUnlockDocument(id);

  const buy = () =>
    unlock.mutate(undefined, {
      onSuccess: ({ balance }) =>
        toast({
          title: 'Document Unlocked!',
          description: `"${title}" is yours for ever. ${balance === 1 ? '1 credit' : `${balance} credits`} left.`,
          tone: 'positive',
        }),
      onError: (error) => toast({ ...unlockFailure(error), tone: 'danger' }),
    });

  // Without knowing who is here, no balance can be told; the download needs none.
  if (!isUnlocked && session.status === 'loading') return <Skeleton shape="block" />;
  if (!isUnlocked && session.status === 'none') {
    return (
      <LoadFailed
        title="Your credits did not load"
        error={undefined}
        onRetry={() => void refreshSession()}
        isRetrying={false}
      />
    );
  }
  return (
    <UnlockCard
      credits={session.user?.creditBalance ?? 0}
      file={`${fileKind(fileName)}, ${formatFileSize(fileSize)}`}
      onUnlock={buy}
      isPending={unlock.isPending}
      isUnlocked={isUnlocked}
      ownLead={document.isOwn ? ownLeads[document.status] : undefined}
      downloadTo={isUnlocked ? urlOf(downloadDocument, { params: { id } }) : undefined}
      ways={earnCredits(session.user, paths.document(id))}
    />
  );
}

const ownLeads = {
  published: 'Full preview, text and download are free for you.',
  processing: 'The file as you sent it; its pages appear once it has been checked.',
  refused: 'The file as you sent it. It is not in the library.',
};

/** Why there is no unlock; a second try of one that was made after all costs nothing. */
export function unlockFailure(error: unknown): { title: string; description: string } {
  const reason = reasonOf(error, 'Something went wrong. Please try again: no document is charged twice.');
  if (!hasReason(error)) return { title: 'No Answer', description: reason };
  return { title: error.code === 'credits.none' ? 'No Credits Left' : 'Not Unlocked', description: reason };
}

/** 'PDF' of a file's name, as the line under the download says it. */
function fileKind(fileName: string): string {
  return /\.([a-z0-9]{1,5})$/i.exec(fileName)?.[1]?.toUpperCase() ?? 'File';
}

/** Spends one credit on a document, for ever; ApiError `credits.none` when there is none. */
function useUnlockDocument(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(unlockDocument, { params: { id } }),
    // Also after a refusal: the balance on the page was then not the one on the server.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: libraryKeys.document(id) }),
        queryClient.invalidateQueries({ queryKey: sessionKey }),
      ]),
  });
}
