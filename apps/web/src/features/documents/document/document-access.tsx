import { hasReason, reasonOf } from '@aw/contracts/api-error';
import { urlOf } from '@aw/contracts/client';
import { fileTypes } from '@aw/contracts/documents/file-types';
import { downloadDocument, unlockDocument } from '@aw/contracts/documents/public';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { UnlockCard } from '@aw/ui/patterns/unlock-card';
import { formatFileSize } from '@aw/ui/primitives/file-size';
import { formatCount } from '@aw/ui/primitives/format-count';
import { Skeleton } from '@aw/ui/primitives/skeleton';
import { useToast } from '@aw/ui/primitives/toast';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { documentKeys } from '~/documents/document-keys';
import { api } from '~/lib/api';
import { paths } from '~/lib/paths';
import { sessionKey, useRefreshSession, useSession } from '~/lib/session';
import { LoadError } from '~/shell/query-states';
import { downloadOf } from './download-of';
import { earnCredits } from './earn-credits';

/** Offers to unlock the document, or to download it if it is unlocked or the user's own. */
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
          description: `"${title}" is yours forever. ${formatCount(balance, 'credit')} left.`,
          tone: 'positive',
        }),
      onError: (error) => toast({ ...unlockFailure(error), tone: 'danger' }),
    });

  // Without a session the balance is unknown; downloading does not need one.
  if (!isUnlocked && session.status === 'loading') return <Skeleton shape="block" />;
  if (!isUnlocked && session.status === 'none') {
    return (
      <LoadError
        level={2}
        title="Your credits did not load"
        query={{ error: undefined, refetch: refreshSession }}
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
      pendingDownload={download.state === 'preparing' ? 'Preparing the Download...' : undefined}
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

/** Returns the toast of a failed unlock. Retrying one that the server did complete costs nothing. */
export function unlockFailure(error: unknown): { title: string; description: string } {
  const reason = reasonOf(
    error,
    'Something went wrong. Please try again. You never pay twice for the same document.',
  );
  if (!hasReason(error)) return { title: 'No Response', description: reason };
  return { title: error.code === 'credits.none' ? 'No Credits Left' : 'Not Unlocked', description: reason };
}

/** Returns format and size of the download, such as 'PDF, 1.20MB'. The size is unknown until it is made. */
function fileLine({ state, format, sizeBytes }: Download): string {
  if (state === 'none') return 'No download';
  const name = format.toUpperCase();
  return sizeBytes === null ? name : `${name}, ${formatFileSize(sizeBytes)}`;
}

/** Explains why the download has another format than the upload, or why there is no download (yet). */
function fileNote({ state, format }: Download, fileName: string): string | undefined {
  if (state === 'none')
    return 'We could not make a copy of this document for download. You can read all its pages here.';
  if (state === 'preparing')
    return 'We are making a copy for download, without comments and data about its author. This usually takes a minute, but longer while we update this site. You can read all its pages here.';
  const uploaded = fileName.split('.').at(-1)?.toLowerCase() ?? '';
  if (format === uploaded || !Object.hasOwn(fileTypes, uploaded)) return undefined;
  return `We made this ${format.toUpperCase()} from the ${uploaded.toUpperCase()} file. It shows the same as the pages here.`;
}

/** Unlocks a document permanently for one credit. Fails with the code `credits.none` if there is none. */
function useUnlockDocument(id: number) {
  const queryClient = useQueryClient();
  return useMutation({
    mutationFn: () => api.call(unlockDocument, { params: { id } }),
    // Also after a refusal, which means that the balance on the page was out of date.
    onSettled: () =>
      Promise.all([
        queryClient.invalidateQueries({ queryKey: documentKeys.document(id) }),
        queryClient.invalidateQueries({ queryKey: sessionKey }),
      ]),
  });
}
