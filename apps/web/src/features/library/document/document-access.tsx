import { hasReason, reasonOf } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import { fileTypes } from '@aw/contracts/documents/file-types';
import { downloadDocument, unlockDocument } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { UnlockCard } from '@aw/ui/patterns/unlock-card';
import { countOf } from '@aw/ui/primitives/count-of';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { api } from '../../../lib/api';
import { paths } from '../../../lib/paths';
import { sessionKey, useRefreshSession, useSession } from '../../../lib/session';
import { libraryKeys } from '../library-keys';
import { LoadFailed } from '../load-failed';
import { downloadOf } from './download-of';
import { earnCredits } from './earn-credits';

/** The unlock with its ledger, or the download of a document that is one's own or unlocked. */
export function DocumentAccess({ document }: { document: DocumentDetail }) {
  const { id, title, isUnlocked } = document;
  const download = downloadOf(document);
  const session = useSession();
  const refreshSession = useRefreshSession();
  const { toast } = useToast();
  const unlock = useUnlockDocument(id);

  const buy = () =>
    unlock.mutate(undefined, {
      onSuccess: ({ balance }) =>
        toast({
          title: 'Document Unlocked!',
          description: `"${title}" is yours forever. ${countOf(balance, 'credit')} left.`,
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
      file={fileLine(download)}
      fileNote={fileNote(download, document.fileName)}
      onUnlock={buy}
      isPending={unlock.isPending}
      isUnlocked={isUnlocked}
      ownLead={document.isOwn ? ownLeads[document.status] : undefined}
      downloadTo={
        download.state === 'ready' && isUnlocked ? urlOf(downloadDocument, { params: { id } }) : undefined
      }
      pendingDownload={download.state === 'preparing' ? 'Preparing the PDF...' : undefined}
      ways={earnCredits(session.user, paths.document(id))}
    />
  );
}

type Download = ReturnType<typeof downloadOf>;

const ownLeads = {
  published: 'You can read and download it for free.',
  processing: 'You can download the file you uploaded. Its pages appear when we have checked it.',
  refused: 'You can download the file you uploaded. It is not in the library.',
};

/** Why there is no unlock; a second try of one that was made after all costs nothing. */
export function unlockFailure(error: unknown): { title: string; description: string } {
  const reason = reasonOf(
    error,
    'Something went wrong. Please try again. You never pay twice for the same document.',
  );
  if (!hasReason(error)) return { title: 'No Response', description: reason };
  return { title: error.code === 'credits.none' ? 'No Credits Left' : 'Not Unlocked', description: reason };
}

/** 'PDF, 1.20MB', as the line under the download says it; the size is unknown until a PDF is made. */
function fileLine({ state, format, sizeBytes }: Download): string {
  if (state === 'none') return 'No download';
  const name = format.toUpperCase();
  return sizeBytes === null ? name : `${name}, ${formatFileSize(sizeBytes)}`;
}

/** Why the format is another one than that of the upload, or why there is no download. */
function fileNote({ state, format }: Download, fileName: string): string | undefined {
  if (state === 'none') return 'We could not make a PDF of this document. You can read all its pages here.';
  const uploaded = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (format !== 'pdf' || uploaded === 'pdf' || !Object.hasOwn(fileTypes, uploaded)) return undefined;
  return state === 'preparing'
    ? `We are making a PDF from the ${uploaded.toUpperCase()} file. You can download it in about a minute.`
    : `We made this PDF from the ${uploaded.toUpperCase()} file. It shows the same as the pages here.`;
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
