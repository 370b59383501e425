import { maxChatDocuments } from '@aw/contracts/ai/chat';
import { isRefusal, reasonOf } from '@aw/contracts/api-error';
import type { DocumentDetail } from '@aw/contracts/documents/shapes';
import { ChatDocuments, type ShownChatDocument } from '@aw/ui/patterns/chat-documents';
import { Button } from '@aw/ui/primitives/button';
import { formatAny } from '@aw/ui/primitives/format-count';
import { useQuery } from '@tanstack/react-query';
import { FilePlus2 } from 'lucide-react';
import { lazy, Suspense, useState } from 'react';
import { paths } from '~/lib/paths';
import { useFocusAfterRemoval } from '~/lib/use-focus-after-removal';
import { PartBoundary, withRetry } from '~/shell/part-boundary';
import { chatDocumentsQuery } from '../chat-queries';
import type { useChatDocuments } from './use-chat-documents';

const AddDocumentDialog = lazy(
  withRetry(() => import('./add-document-dialog').then((part) => ({ default: part.AddDocumentDialog }))),
);

type SectionProps = {
  documents: ReturnType<typeof useChatDocuments>;
  /** True while the chat loads or an answer is being written, during which the documents stay as they are. */
  isBusy: boolean;
};

/** The documents that a chat is about, and how others are added or removed. */
export function ChatDocumentSection({ documents, isBusy }: SectionProps) {
  const { ids, stored, leftOutIds, hasBegun, add, remove } = documents;
  const [isAdding, setIsAdding] = useState(false);
  const around = useFocusAfterRemoval();
  const { data: loaded = [] } = useQuery(chatDocumentsQuery(ids));
  const isGoneOf = (id: number) =>
    leftOutIds.includes(id) || isRefusal(loaded.find((one) => one.id === id)?.error);
  const shown = ids.map((id): ShownChatDocument => {
    const { document, error } = loaded.find((one) => one.id === id) ?? {};
    const title = document?.title ?? stored.find((one) => one.id === id)?.title;
    const isGone = isGoneOf(id);
    // A chat of which no document is left does not continue, and neither does a new one.
    const goesOn = hasBegun && stored.some((one) => one.id === id) && !ids.every(isGoneOf);
    return {
      id,
      title: title ?? (error ? 'Document' : 'Loading the document…'),
      to: paths.document(id),
      subject: document?.subject ?? '',
      detail: isGone && goesOn ? leftOutText : detailOf(document, error),
      isLeftOut: isGone || Boolean(error),
    };
  });
  const isFull = ids.length >= maxChatDocuments;
  return (
    <section
      ref={around}
      aria-label="Documents"
      className={
        ids.length > 0 ? 'grid grid-cols-1 gap-2 rounded-2 bg-accent-surface p-3' : 'grid grid-cols-1'
      }
    >
      <h2 className="sr-only">Documents</h2>
      {ids.length > 0 && <ChatDocuments documents={shown} onRemove={isBusy ? undefined : remove} />}
      <div className="flex flex-wrap items-center justify-between gap-x-3 gap-y-1">
        {ids.length > 0 && <p className="min-w-0 flex-1 text-12 text-ink-muted">{originText(ids.length)}</p>}
        <div className={ids.length > 0 ? '' : '-ms-2.5'}>
          <Button
            variant="quiet"
            icon={FilePlus2}
            aria-disabled={isBusy}
            onClick={() => !isBusy && setIsAdding(true)}
          >
            Add document
          </Button>
        </div>
      </div>
      <PartBoundary>
        <Suspense>
          {isAdding && (
            <AddDocumentDialog
              chosenIds={ids}
              isFull={isFull}
              onAdd={add}
              onClose={() => setIsAdding(false)}
            />
          )}
        </Suspense>
      </PartBoundary>
    </section>
  );
}

const leftOutText = 'You cannot read this document at the moment, so answers leave it out.';

function detailOf(document: DocumentDetail | undefined, error: unknown): string {
  if (error) return reasonOf(error, 'We could not load this document.');
  const facts = [
    formatAny(document?.pageCount ?? 0, 'page'),
    document && (document.isUnlocked ? 'unlocked' : 'free pages only'),
  ];
  return facts.filter(Boolean).join(', ');
}

function originText(count: number): string {
  const origin =
    count === 1 ? 'Answers come from this document.' : `Answers come from these ${count} documents.`;
  return count >= maxChatDocuments
    ? `${origin} A chat can be about up to ${maxChatDocuments} documents.`
    : origin;
}
